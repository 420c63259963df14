import { useEffect } from 'react';

/** What the tab says; while the page is hidden, players read nothing else of it. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
