import type { Told } from './contract.ts';

/** What one viewer hears of a step's events. */
export function toldTo(events: readonly Told<unknown, string>[], viewer: string): unknown[] {
  const heard: unknown[] = [];
  for (const told of events) {
    if (told.to === 'all' || told.to.includes(viewer)) heard.push(told.event);
    else if (told.others !== null) heard.push(told.others);
  }
  return heard;
}
