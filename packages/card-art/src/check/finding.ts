/** Something wrong with the deck, in one sentence. */
export type Finding = string;

/** A check: what is wrong (nothing, if all is well) and the figure worth knowing. */
export interface Check {
  readonly findings: readonly Finding[];
  readonly figure: string;
}
