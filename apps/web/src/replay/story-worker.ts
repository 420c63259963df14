// Plays matches again beside the page. A worker is built apart from it, so that a table never carries what only replays need.
import type { AnyRules } from '@ghostlight/rules-kit';
import { tell } from './story.ts';
import type { Asked, Told } from './story-teller.ts';

const RULES: Readonly<Record<string, () => Promise<{ readonly rules: AnyRules }>>> = {
  'rest-in-peace': () => import('@ghostlight/rest-in-peace'),
  'mary-king': () => import('@ghostlight/mary-king'),
  mysterium: () => import('@ghostlight/mysterium'),
};

addEventListener('message', ({ data }: MessageEvent<Asked>) => void answer(data));

async function answer({ replay, viewer }: Asked): Promise<void> {
  postMessage({ viewer, stops: await stopsOf({ replay, viewer }) } satisfies Told);
}

/** Null when the match belongs to rules that are not these. */
async function stopsOf({ replay, viewer }: Asked): Promise<Told['stops']> {
  try {
    const loaded = await RULES[replay.rules]?.();
    return loaded ? tell(loaded.rules, replay, viewer) : null;
  } catch {
    return null;
  }
}
