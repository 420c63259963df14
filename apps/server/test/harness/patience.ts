/** Longer than anything takes: only how a hanging test ends, never what it measures. */
export const PATIENCE = 120_000;

/** Waits, but not for ever: a test that hangs says what it waited for. */
export async function within<T>(what: string, task: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Waited in vain for ${what}.`)), PATIENCE);
  });
  try {
    return await Promise.race([task, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
