/** Every leaf of a value as `path=value`; list places are kept (`hand.0`) or not (`hand.*`, then with a count per equal leaf). */
export function leavesOf(value: unknown, places: 'kept' | 'open'): string[] {
  const leaves: string[] = [];
  const counts = new Map<string, number>();
  const walk = (node: unknown, path: string): void => {
    if (typeof node === 'object' && node !== null) {
      if (Array.isArray(node)) {
        leaves.push(`${path}.length=${node.length}`);
        for (const [index, item] of node.entries()) walk(item, `${path}.${places === 'kept' ? index : '*'}`);
      } else for (const key of Object.keys(node)) walk((node as Record<string, unknown>)[key], `${path}.${key}`);
      return;
    }
    const leaf = `${path}=${JSON.stringify(node)}`;
    if (places === 'kept') leaves.push(leaf);
    else {
      const count = (counts.get(leaf) ?? 0) + 1;
      counts.set(leaf, count);
      leaves.push(count === 1 ? leaf : `${leaf} (${count} times)`);
    }
  };
  walk(value, '');
  return leaves;
}
