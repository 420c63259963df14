/** A move from a node, shared by all the worlds in which it is open. Totals are seen by the seat that moves. */
export interface Edge {
  readonly mover: string;
  visits: number;
  total: number;
  /** How often this move was open when its node was passed: rare moves are judged by their own chances. */
  open: number;
  readonly node: Node;
}

/** A position as far as the moves tell it: the same for every world that agrees with them. */
export interface Node {
  readonly edges: Map<string, Edge>;
}

/** A move open in the world at hand. */
export interface Choice<Action> {
  readonly label: string;
  readonly action: Action;
  /** Its share of the first-sight weights. */
  readonly share: number;
}

export const newNode = (): Node => ({ edges: new Map() });

/** The choice to try now: what did well, drawn towards what looks promising and was tried seldom when open. */
export function select<Action>(
  node: Node,
  mover: string,
  choices: readonly Choice<Action>[],
  curiosity: number,
): { readonly edge: Edge; readonly choice: Choice<Action> } {
  const edges = choices.map(({ label }) => edgeOf(node, mover, label));
  const unseen = meanOf(edges);
  let best = 0;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const [index, edge] of edges.entries()) {
    edge.open++;
    const share = (choices[index] as Choice<Action>).share;
    const mean = edge.visits > 0 ? edge.total / edge.visits : unseen;
    const score = mean + (curiosity * share * Math.sqrt(edge.open)) / (1 + edge.visits);
    if (score > bestScore) {
      best = index;
      bestScore = score;
    }
  }
  return { edge: edges[best] as Edge, choice: choices[best] as Choice<Action> };
}

/** What the moves tried so far gave on average; a move not yet tried is expected to do no better. */
function meanOf(edges: readonly Edge[]): number {
  let visits = 0;
  let total = 0;
  for (const edge of edges) {
    visits += edge.visits;
    total += edge.total;
  }
  return visits > 0 ? total / visits : 0.5;
}

function edgeOf(node: Node, mover: string, label: string): Edge {
  const key = `${mover} ${label}`;
  const known = node.edges.get(key);
  if (known) return known;
  const edge: Edge = { mover, visits: 0, total: 0, open: 0, node: newNode() };
  node.edges.set(key, edge);
  return edge;
}
