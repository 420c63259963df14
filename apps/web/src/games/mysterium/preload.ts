import { middleUrl, thumbUrl } from '@ghostlight/card-art';
import { CATEGORIES, type View } from '@ghostlight/mysterium';
import { useEffect } from 'react';

/** Fetched once; the browser keeps what it has. */
const asked = new Set<string>();

const fetchPicture = (url: string): Promise<void> =>
  new Promise((resolve) => {
    if (asked.has(url)) return resolve();
    asked.add(url);
    const picture = new Image();
    picture.onload = () => resolve();
    picture.onerror = () => resolve();
    picture.src = url;
  });

/** What is dealt is fetched before it is looked for: all thumbs first, then what this viewer is shown larger. */
export function usePreload(view: View): void {
  const suspects = CATEGORIES.flatMap((category) => view.suspects[category]);
  const dreams = view.personas.flatMap((each) => each.visions.flatMap((vision) => vision.dreams));
  const mine = view.personas.filter((each) => each.seat === view.viewer);
  const large = [
    ...(view.ghost?.hand ?? []),
    ...mine.flatMap((each) => each.visions.flatMap((vision) => vision.dreams)),
    ...mine.flatMap((each) => (each.category ? view.suspects[each.category] : [])),
  ];
  const thumbs = [...suspects, ...dreams, ...(view.ghost?.hand ?? [])].join(' ');
  const middles = large.join(' ');
  useEffect(() => {
    let gone = false;
    const fetchAll = async () => {
      await Promise.all(
        thumbs
          .split(' ')
          .filter(Boolean)
          .map((id) => fetchPicture(thumbUrl(id))),
      );
      for (const id of middles.split(' ').filter(Boolean)) if (!gone) await fetchPicture(middleUrl(id));
    };
    void fetchAll();
    return () => {
      gone = true;
    };
  }, [thumbs, middles]);
}
