/** One figure of the library: its file name, its caption and how it is drawn. */
export type FigureSource = {
  /** kebab-case, the only one in its chapter */
  name: string;
  /** The sentence under the figure; formulas between $…$ as in a page. */
  caption: string;
  /** A description for those who can't see it; at most 300 characters, and different from the caption. */
  description: string;
  /**
   * Draws the SVG, and checks every claim that the figure makes.
   * @throws when a claim is false or a label does not fit
   */
  draw: () => string;
};
