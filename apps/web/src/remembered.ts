import { useSyncExternalStore } from 'react';

/** A value this browser keeps, shared by all its tabs. Works without storage too: then it lasts as long as the page. */
export interface Remembered<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function remembered<T>(key: string, fallback: T): Remembered<T> {
  const place = `ghostlight.${key}`;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let value = load(place, fallback);
  window.addEventListener('storage', (event) => {
    if (event.key !== place) return;
    value = load(place, fallback);
    tell();
  });
  return {
    get: () => value,
    set: (next) => {
      value = next;
      try {
        localStorage.setItem(place, JSON.stringify(next));
      } catch {
        // Private windows may refuse storage; the page still has the value.
      }
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useRemembered<T>({ get, set, subscribe }: Remembered<T>): readonly [T, (value: T) => void] {
  return [useSyncExternalStore(subscribe, get), set];
}

function load<T>(place: string, fallback: T): T {
  try {
    const text = localStorage.getItem(place);
    const value: unknown = text === null ? fallback : JSON.parse(text);
    return typeof value === typeof fallback ? (value as T) : fallback;
  } catch {
    return fallback;
  }
}

/** The name its owner gave last time. */
export const rememberedName = remembered<string>('name', '');
