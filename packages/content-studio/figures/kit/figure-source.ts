/** One figure of the library: a name for its file, what stands under it, and how it is drawn. */
export type FigureSource = {
  /** kebab-case, the only one in its chapter */
  name: string;
  /** The sentence under the figure; formulas between $…$ as in a page. */
  caption: string;
  /** What it shows, for somebody who can't see it; at most 300 characters, and not the caption again. */
  description: string;
  /** The SVG; runs every claim of the figure. @throws when one does not hold or a label has no room */
  draw: () => string;
};
