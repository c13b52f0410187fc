import type { SpokenLanguage } from './local-voices.ts';
import { type Block, blocksOf, type Piece } from './page-blocks.ts';
import type { Spoken } from './player.ts';

/** A sentence with its place on the page. */
export type Sentence = Spoken & {
  block: Element;
  /** The sentence's parts, from its first character or replaced element to its last. */
  pieces: readonly Piece[];
  from: number;
  to: number;
};

/** Longer sentences are split, because some browsers stop speaking after 15 seconds. */
export const sentenceMaxLength = 200;

/** Abbreviations whose full stop ends no sentence. */
const shortened = /(?:^|[\s(])(?:Fig|Eq|No|Nos|Q|Ch|Ex|Dr|Mr|Mrs|St|approx|vs|viz|i\.e|e\.g|etc)\.\s*$/i;

type Span = { from: number; to: number };

function segmentsOf(text: string): Span[] {
  const found = [...new Intl.Segmenter('en-IN', { granularity: 'sentence' }).segment(text)];
  const spans: Span[] = [];
  for (const { index, segment } of found) {
    const before = spans.at(-1);
    const span = { from: index, to: index + segment.length };
    if (before && shortened.test(text.slice(before.from, before.to))) before.to = span.to;
    else spans.push(span);
  }
  return spans;
}

/** Splits after a clause, else after a word. */
function cutOf(text: string): number {
  const clause = Math.max(...[', ', '; ', ': ', ' – ', ' — '].map((sign) => text.lastIndexOf(sign)));
  if (clause > sentenceMaxLength / 4) return clause + 2;
  const word = text.lastIndexOf(' ');
  return word > 0 ? word + 1 : text.length;
}

function inParts(text: string, { from, to }: Span): Span[] {
  const parts: Span[] = [];
  let start = from;
  while (to - start > sentenceMaxLength) {
    const cut = start + cutOf(text.slice(start, start + sentenceMaxLength));
    parts.push({ from: start, to: cut });
    start = cut;
  }
  return [...parts, { from: start, to }];
}

function trimmed(text: string, { from, to }: Span): Span {
  const part = text.slice(from, to);
  return { from: from + part.length - part.trimStart().length, to: to - part.length + part.trimEnd().length };
}

const spokenText = (text: string): string =>
  text
    .replaceAll(/\bFig\.\s*(?=\d)/g, 'Figure ')
    .replaceAll('→', ' to ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+([,.;:?!])/g, '$1')
    .trim();

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;
/** The language of a text; null without letters. */
function languageOf(text: string): SpokenLanguage | null {
  const hindi = count(text, /(?=\p{Script=Devanagari})\p{L}/gu);
  const english = count(text, /\p{Script=Latin}/gu);
  return hindi + english === 0 ? null : hindi > english ? 'hi' : 'en';
}

function sentencesIn({ element, text, pieces }: Block): (Omit<Sentence, 'language'> & {
  language: SpokenLanguage | null;
})[] {
  return segmentsOf(text)
    .flatMap((span) => inParts(text, span))
    .map((span) => trimmed(text, span))
    .filter(({ from, to }) => /[\p{L}\p{N}]/u.test(text.slice(from, to)))
    .map(({ from, to }) => ({
      text: spokenText(text.slice(from, to)),
      language: languageOf(text.slice(from, to)),
      block: element,
      pieces: pieces.filter((piece) => piece.from < to && piece.from + piece.text.length > from),
      from,
      to,
    }));
}

/** The visible sentences of a page, in reading order. */
export function sentencesOf(page: Element): Sentence[] {
  const sentences = blocksOf(page).flatMap(sentencesIn);
  // Numbers without words use the language around them.
  let last = sentences.find(({ language }) => language !== null)?.language ?? 'en';
  return sentences.map((sentence) => {
    last = sentence.language ?? last;
    return { ...sentence, language: last };
  });
}

/** The DOM range of a sentence; null when it is gone. */
export function rangeOf({ pieces, from, to }: Sentence): Range | null {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last) return null;
  const sources = [first, last].map((piece) => ('node' in piece ? piece.node : piece.element));
  if (!sources.every((source) => source.isConnected)) return null;
  const range = document.createRange();
  if ('node' in first) range.setStart(first.node, Math.max(from - first.from, 0));
  else range.setStartBefore(first.element);
  if ('node' in last) range.setEnd(last.node, Math.min(to - last.from, last.text.length));
  else range.setEndAfter(last.element);
  return range;
}
