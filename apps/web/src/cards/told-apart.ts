/** A name for each card, in order: its title, and where others at hand have the same title, its place among them all. */
export const toldApart = (
  titles: readonly string[],
  inPlace: (card: string, n: number, count: number) => string,
): readonly string[] =>
  titles.map((title, n) =>
    titles.indexOf(title) === titles.lastIndexOf(title) ? title : inPlace(title, n + 1, titles.length),
  );
