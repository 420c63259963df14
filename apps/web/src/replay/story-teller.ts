import type { Replay } from '@ghostlight/protocol';
import type { Stop } from './story.ts';

/** What goes to the worker, and what comes back. */
export interface Asked {
  readonly replay: Replay;
  readonly viewer: string;
}

export interface Told {
  readonly viewer: string;
  readonly stops: readonly Stop[] | null;
}

export interface StoryTeller {
  /** The match as this viewer saw it; null when it cannot be played again by the rules of today. */
  readonly tell: (viewer: string) => Promise<readonly Stop[] | null>;
  readonly close: () => void;
}

/** Tells each viewer's story once and remembers it. */
export function storyTeller(replay: Replay): StoryTeller {
  const worker = new Worker(new URL('./story-worker.ts', import.meta.url), { type: 'module' });
  const stories = new Map<string, Promise<readonly Stop[] | null>>();
  const ask = (viewer: string) =>
    new Promise<readonly Stop[] | null>((resolve) => {
      const listen = ({ data }: MessageEvent<Told>) => {
        if (data.viewer !== viewer) return;
        worker.removeEventListener('message', listen);
        resolve(data.stops);
      };
      worker.addEventListener('message', listen);
      worker.addEventListener('error', () => resolve(null));
      worker.postMessage({ replay, viewer } satisfies Asked);
    });
  return {
    tell: (viewer) => {
      const story = stories.get(viewer) ?? ask(viewer);
      stories.set(viewer, story);
      return story;
    },
    close: () => worker.terminate(),
  };
}
