/** A whole number of at least `least` from the command line. */
export function wholeNumber(name: string, text: string, least = 1): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < least)
    throw new Error(`--${name} wants a whole number of at least ${least}, not "${text}".`);
  return number;
}

/** Several whole numbers, with commas between. */
export const wholeNumbers = (name: string, text: string): number[] =>
  text.split(',').map((part) => wholeNumber(name, part));

/** Runs a command; what goes wrong becomes one clear line and a non-zero exit. */
export async function command(usage: string, run: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await run();
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    // What is wrong with an option is said by the parser in one line.
    console.error(`${sentence.split('\n')[0]}\nUsage: ${usage}`);
    process.exitCode = 1;
  }
}
