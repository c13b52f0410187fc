/** A fault of a chapter's text, with `file:line`. */
export type PlacedFault = { place: string; fault: string };

/**
 * A fault in the starter library: `chapter` is an id, or a subject's id for faults of the whole subject;
 * `place` is `file:line` if known, `about` a text of the library to find it by.
 */
export type Fault = { chapter: string; fault: string; place?: string; about?: string };

/** A fault as one line. */
export const faultLine = ({ chapter, fault, place }: Fault): string =>
  place ? `${chapter}: ${place}: ${fault}` : `${chapter}: ${fault}`;

/** The first words of a text, as its name. */
export const cut = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 70 ? `${line.slice(0, 70)}…` : line;
};
