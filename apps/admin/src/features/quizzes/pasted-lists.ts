import type { NumberedLine } from './pasted-numbers.ts';

/** A numbered list in the text of a question: its last item, and the line above it. */
export type PastedList = {
  number: number;
  form: NumberedLine['form'];
  /** Whether the line above announces the list without asking anything yet. */
  isAnnounced: boolean;
  isAsked: boolean;
};

const asks = /[?？][\s*_]*$/u;
const endsSentence = /[:：.।…–—-][\s*_]*$/u;
const announces = /\b(?:following|below|given)\b|निम्न/iu;
const statements = /\bstatements?\b|कथन/iu;
/** A line below a list that says how to answer. */
const direction =
  /[:：][\s*_]*$|\b(?:above|these|following|correct|codes?|only|true|false)\b|^\W*(?:choose|select|pick|mark|tick)\b|सही|उपर्युक्त|[|!]/iu;

/** The list that starts below a line. */
export function listBelow(line: string, form: NumberedLine['form']): PastedList {
  const isAsked = asks.test(line);
  const isAnnounced =
    statements.test(line) || (!isAsked && (endsSentence.test(line) || announces.test(line)));
  return { number: 1, form, isAnnounced, isAsked };
}

/**
 * What a numbered line continues: the list above it or the questions; null if it may be either.
 * @param next the number below its options
 */
export function continues(
  list: PastedList,
  { number, text }: { number: number; text: string },
  { hasOptions, next }: { hasOptions: boolean; next: number | undefined },
): 'list' | 'questions' | null {
  if (next === number) return 'list';
  const isFollowed = next === number + 1;
  if (list.isAnnounced) return isFollowed && asks.test(text) ? null : 'list';
  if (isFollowed || asks.test(text)) return 'questions';
  return hasOptions ? null : 'list';
}

/**
 * Whether a line below a list may be another question; then the list contains the options of the one above.
 */
export const asksAgain = (list: PastedList, line: string, isAfterBlank: boolean): boolean =>
  !list.isAnnounced && (isAfterBlank || (list.isAsked && asks.test(line))) && !direction.test(line);

/** How a line above a list usually ends. */
const introduction = /[:：?？.।…–—-][\s*_]*$|\b(?:following|statements?|below|given)\b/iu;
/** Whether a question without a list is only the title of the numbers below it. */
export const isTitle = ({ question, list }: { question: readonly string[]; list: PastedList | null }) =>
  list === null && !introduction.test(question.at(-1) ?? '');
