import { byExtraText, type ExtraText } from '@repo/contracts/items/extra-texts';
import { pasteCopy } from './paste-copy.ts';
import type { PastedList } from './pasted-lists.ts';
import type { NumberedLine } from './pasted-numbers.ts';
import type { PastedOption } from './pasted-options.ts';
import { hasReason, startsAssertion } from './pasted-statements.ts';

/** What is wrong with a line; `line` from 1. */
export type PasteProblem = { line: number; message: string };

/** The lines of each message, in the order of the first ones. */
export function linesByMessage(problems: readonly PasteProblem[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { line, message } of problems) {
    const lines = found.get(message) ?? [];
    if (!lines.includes(line)) found.set(message, [...lines, line]);
  }
  return found;
}

/** The lines of a question, sorted. */
export type PastedQuestion = {
  line: number;
  /** How the question is numbered; null without a number. */
  numbered: NumberedLine | null;
  list: PastedList | null;
  /** Why the lines may belong to two questions. */
  unclear: string | null;
  question: string[];
  /** Lines of the question that start with a letter like an option. */
  items: readonly string[];
  /**
   * Which statements of an assertion and reason were read; with both, the standard options may be missing.
   */
  statements: 'none' | 'assertion' | 'both';
  options: PastedOption[];
  answers: { line: number; text: string }[];
  extras: Record<ExtraText, string[]>;
  problems: PasteProblem[];
  /** The part that an unrecognized line continues. */
  last: 'question' | 'option' | 'answer' | ExtraText;
};

/** A question without lines. */
export const fresh = (line: number, numbered: NumberedLine | null): PastedQuestion => ({
  line,
  numbered,
  list: null,
  unclear: null,
  question: [],
  items: [],
  statements: 'none',
  options: [],
  answers: [],
  extras: byExtraText((): string[] => []),
  problems: [],
  last: 'question',
});

/** All texts of a question. */
export const textsIn = ({ question, options, extras }: PastedQuestion): string[] => [
  ...question,
  ...options.flatMap(({ lines }) => lines),
  ...Object.values(extras).flat(),
];

/** Appends a line to a question's text. */
export function addToQuestion(raw: PastedQuestion, text: string): void {
  if (text === '') return;
  raw.question.push(text);
  if (raw.statements === 'none' && startsAssertion(text)) raw.statements = 'assertion';
  if (raw.statements === 'assertion' && hasReason(text)) raw.statements = 'both';
}

/** Whether the question's options or its answer have started. */
export const isAsked = (raw: PastedQuestion) =>
  raw.options.length > 0 || raw.answers.length > 0 || raw.statements === 'both';

/**
 * Removes the answers of a question and reports them. Used when an answer precedes the first question, so
 * that each answer may belong to the next question.
 */
export function withoutAnswers(raw: PastedQuestion): PastedQuestion {
  const unclear = raw.answers.map(({ line, text }) => ({ line, message: pasteCopy.unclear(text) }));
  return { ...raw, answers: [], problems: [...raw.problems, ...unclear] };
}
