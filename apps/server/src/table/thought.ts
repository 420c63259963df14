/** A question put to an understudy: about this state, and whether it still thinks. */
export interface Thought {
  readonly state: unknown;
  busy: boolean;
}
