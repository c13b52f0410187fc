import {
  assertionReasonOptions,
  kindOf,
  type QuestionKind,
  questionKind,
  statementsText,
} from '@repo/contracts/tests';
import { exchangeMessages } from './reading.ts';

/** The column names for a question's kind and its texts, in the order of our own tables. */
export const kindColumnNames = {
  kind: /^kind$/,
  assertion: /^assertion( ?\(a\))?$/,
  reason: /^reason( ?\(r\))?$/,
  passage: /^passage$/,
};
export type KindColumn = keyof typeof kindColumnNames;
export const kindColumns = Object.keys(kindColumnNames) as KindColumn[];

/** The cells of a row for kind and texts, as markup; `kind` as written. */
export type KindCells = Record<KindColumn | 'question', string> & { options: readonly string[] };

/** Only the letters and digits of a text, of any script, to compare without case, spaces and hyphens. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The kind that a row names, else the one that fits its filled cells. */
export function kindOfCells({ kind, assertion, reason, passage }: KindCells): QuestionKind {
  const said = questionKind.options.find((known) => plain(known) === plain(kind));
  const has = (...texts: string[]) => texts.some((text) => text !== '');
  return (
    said ??
    kindOf({
      ...(has(assertion, reason) ? { statements: { assertion, reason } } : {}),
      ...(has(passage) ? { case: { passage, ask: '' } } : {}),
    })
  );
}

/** The fields of a question of this kind. */
export function fieldsOfKind(kind: QuestionKind, cells: KindCells) {
  const { assertion, reason, passage, question } = cells;
  if (kind === 'choice') return { question, options: [...cells.options] };
  if (kind === 'case')
    return { question: '', options: [...cells.options], kind, case: { passage, ask: question } };
  return { question: '', options: [...assertionReasonOptions], kind, statements: { assertion, reason } };
}

const otherCells: Record<QuestionKind, readonly (KindColumn | 'question')[]> = {
  choice: ['assertion', 'reason', 'passage'],
  assertionReason: ['question', 'passage'],
  case: ['assertion', 'reason'],
};

/** The notices of cells that belong to another kind. @param nameOf the name of a column in the file */
export function kindLosses(
  kind: QuestionKind,
  cells: KindCells,
  nameOf: (column: KindColumn | 'question') => string,
): string[] {
  const isKnown =
    cells.kind === '' || questionKind.options.some((known) => plain(known) === plain(cells.kind));
  // Another program's table may contain the whole text as well as its parts.
  const isWhole = plain(cells.question) === plain(statementsText(cells));
  const lost = otherCells[kind].filter(
    (column) => cells[column] !== '' && !(column === 'question' && isWhole),
  );
  return [
    ...(isKnown ? [] : [exchangeMessages.kindUnknown(nameOf('kind'), cells.kind, questionKind.options)]),
    ...(lost.length === 0 ? [] : [exchangeMessages.otherKindLost(lost.map(nameOf))]),
  ];
}

/**
 * Rejects options that differ from the fixed ones of assertion-reason questions, because the answer would
 * mean another option.
 */
export function boardOptionsProblems(kind: QuestionKind, { options }: KindCells): string[] {
  const isSame = options.every(
    (option, index) => plain(option) === plain(assertionReasonOptions[index] ?? ''),
  );
  return kind !== 'assertionReason' || isSame ? [] : [exchangeMessages.otherBoardOptions];
}
