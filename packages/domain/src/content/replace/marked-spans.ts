import { formulasOf } from '@repo/content/broken-formulas';
import type { PlaceKind } from '@repo/contracts/replace-content';

type Span = { start: number; end: number; kind: PlaceKind };

const address = /(?:https?:\/\/|www\.)\S+/giu;
/** The name of a figure in `![caption](name "description")`, or the address of a link. */
const target = /\]\(([^\s)]+)/g;
/** Escaped signs, stars, and the beginnings of figures, headings, list items and table cells. */
const marks =
  /\\[^\p{L}\p{N}\s]|\*+|!\[|\]\(|^[ \t]*#{1,6}[ \t]|^[ \t]*(?:[-*+]|\d+[.)])[ \t]|^[ \t]*\|?[ \t]*:?-{3,}[-:| \t]*$|\|/gmu;
/** A gap for a number, in a template with other numbers. */
const gap = /\{[^{}]*\}/g;

function spansOf(text: string, pattern: RegExp, kind: PlaceKind, group = 0): Span[] {
  return [...text.matchAll(pattern)].map((found) => {
    const end = found.index + found[0].length;
    return { start: end - (found[group] ?? '').length, end, kind };
  });
}

/** The parts of a text that are not words, the most important first; a plain text has only addresses. */
export function markedSpans(
  text: string,
  { isPlain, hasGaps }: { isPlain: boolean; hasGaps: boolean },
): Span[] {
  const addresses = spansOf(text, address, 'link');
  if (isPlain) return addresses;
  return [
    ...formulasOf(text).map(({ start, end }): Span => ({ start, end, kind: 'formula' })),
    ...addresses,
    ...spansOf(text, target, 'link', 1),
    ...(hasGaps ? spansOf(text, gap, 'formula') : []),
    ...spansOf(text, marks, 'marks'),
  ];
}

/** The kind of text at a match from `start` to `end`. */
export const kindOfPlace = (spans: readonly Span[], start: number, end: number): PlaceKind =>
  spans.find((span) => start < span.end && end > span.start)?.kind ?? 'words';
