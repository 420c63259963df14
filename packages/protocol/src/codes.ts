/** Letters of a table's code: none that can be mistaken for another when read out or written by hand. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ';
export const CODE_LENGTH = 6;

const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);

/** What a person typed as a code, made into one; null when it cannot be one. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/gu, '');
  return CODE.test(code) ? code : null;
}
