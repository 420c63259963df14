/** A count given on the command line. */
export function wholeNumber(option: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${option} wants a whole number of at least 1, not "${text}".`);
}
