/**
 * What a check of the starter library found, and where: `chapter` is an id, or a subject's for what concerns all of it;
 * `place` is `file:line` where the check knows it, and `about` a text of the library by which it can be found.
 */
export type Fault = { chapter: string; fault: string; place?: string; about?: string };

/** A fault as one line. */
export const faultLine = ({ chapter, fault, place }: Fault): string =>
  place ? `${chapter}: ${place}: ${fault}` : `${chapter}: ${fault}`;

/** The first words of a text, to name it by. */
export const cut = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 70 ? `${line.slice(0, 70)}…` : line;
};
