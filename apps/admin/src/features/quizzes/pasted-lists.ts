import type { NumberedLine } from './pasted-numbers.ts';

/** A numbered list in the text of a question: its last item, and what the line above it says. */
export type PastedList = {
  number: number;
  form: NumberedLine['form'];
  /** Whether that line announces a list, and asks nothing yet. */
  isAnnounced: boolean;
  isAsked: boolean;
};

const asks = /[?？][\s*_]*$/u;
const endsSentence = /[:：.।…–—-][\s*_]*$/u;
const announces = /\b(?:following|below|given)\b|निम्न/iu;
const statements = /\bstatements?\b|कथन/iu;
/** What stands below a list and says how to answer. */
const direction =
  /[:：][\s*_]*$|\b(?:above|these|following|correct|codes?|only|true|false)\b|^\W*(?:choose|select|pick|mark|tick)\b|सही|उपर्युक्त|[|!]/iu;

/** The list that begins below a line. */
export function listBelow(line: string, form: NumberedLine['form']): PastedList {
  const isAsked = asks.test(line);
  const isAnnounced =
    statements.test(line) || (!isAsked && (endsSentence.test(line) || announces.test(line)));
  return { number: 1, form, isAnnounced, isAsked };
}

/**
 * What a line is whose number continues the list above it and the questions as well; null where both may be.
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

/** Whether a line below a list may be a question of its own, so that the list has the options of another one. */
export const asksAgain = (list: PastedList, line: string, isAfterBlank: boolean): boolean =>
  !list.isAnnounced && (isAfterBlank || (list.isAsked && asks.test(line))) && !direction.test(line);

/** The end of a line above a list. */
const introduction = /[:：?？.।…–—-][\s*_]*$|\b(?:following|statements?|below|given)\b/iu;
/** Whether a question without a list is the title of the numbers below it. */
export const isTitle = ({ question, list }: { question: readonly string[]; list: PastedList | null }) =>
  list === null && !introduction.test(question.at(-1) ?? '');
