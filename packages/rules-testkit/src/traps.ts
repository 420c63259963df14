/** What rules may not touch. While `inside` rules, each of these throws; elsewhere it works as ever. */
const FORBIDDEN: readonly (readonly [owner: object, name: string, what: string])[] = [
  [Math, 'random', 'Math.random'],
  [Date, 'now', 'Date.now'],
  [globalThis, 'Date', 'the clock (Date)'],
  [performance, 'now', 'performance.now'],
  [globalThis.crypto, 'getRandomValues', 'crypto.getRandomValues'],
  [globalThis.crypto, 'randomUUID', 'crypto.randomUUID'],
  [globalThis, 'setTimeout', 'setTimeout'],
  [globalThis, 'setInterval', 'setInterval'],
  [globalThis, 'setImmediate', 'setImmediate'],
  [globalThis, 'queueMicrotask', 'queueMicrotask'],
  [globalThis, 'fetch', 'fetch'],
  [process, 'hrtime', 'process.hrtime'],
  [console, 'log', 'console.log'],
  [console, 'error', 'console.error'],
  [console, 'warn', 'console.warn'],
  [console, 'info', 'console.info'],
  [console, 'debug', 'console.debug'],
];

let inside = 0;
let sprung: string | null = null;

type AnyFunction = (this: unknown, ...args: unknown[]) => unknown;

/** Sets the traps, runs, and takes them away again. */
export function withTraps<T>(run: () => T): T {
  const kept = FORBIDDEN.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));
  const originals = FORBIDDEN.map(([owner, name]) => Reflect.get(owner, name) as AnyFunction);
  for (const [index, [owner, name, what]] of FORBIDDEN.entries()) {
    Object.defineProperty(owner, name, {
      configurable: true,
      writable: true,
      value: trap(originals[index] as AnyFunction, what),
    });
  }
  try {
    return run();
  } finally {
    for (const [index, [owner, name]] of FORBIDDEN.entries()) {
      const descriptor = kept[index];
      if (descriptor) Object.defineProperty(owner, name, descriptor);
      else Reflect.deleteProperty(owner, name);
    }
  }
}

function trap(original: AnyFunction, what: string): AnyFunction {
  return new Proxy(original, {
    apply: (target, self, args) => {
      spring(what);
      return Reflect.apply(target, self, args);
    },
    construct: (target, args, newTarget) => {
      // A date made from given numbers asks no clock.
      if (args.length === 0) spring(what);
      return Reflect.construct(target, args, newTarget) as object;
    },
  });
}

function spring(what: string): void {
  if (inside === 0) return;
  sprung = what;
  throw new Error(`Rules may not use ${what}.`);
}

/** Runs rules code; tells what forbidden thing it touched, even if it swallowed the trap's error. */
export function insideRules<T>(run: () => T): {
  readonly value?: T;
  readonly error?: unknown;
  readonly touched: string | null;
} {
  inside++;
  sprung = null;
  try {
    return { value: run(), touched: sprung };
  } catch (error) {
    return { error, touched: sprung };
  } finally {
    inside--;
  }
}
