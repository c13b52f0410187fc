import {
  assertionReasonOptions,
  kindOf,
  type QuestionKind,
  questionKind,
  statementsText,
} from '@repo/contracts/tests';
import { exchangeMessages } from './reading.ts';

/** The names of the columns that hold the kind of a question and its texts, in the order in which our own tables have them. */
export const kindColumnNames = {
  kind: /^kind$/,
  assertion: /^assertion( ?\(a\))?$/,
  reason: /^reason( ?\(r\))?$/,
  passage: /^passage$/,
};
export type KindColumn = keyof typeof kindColumnNames;
export const kindColumns = Object.keys(kindColumnNames) as KindColumn[];

/** The cells of a row that say what kind of question it is, as markup; `kind` as it stands there. */
export type KindCells = Record<KindColumn | 'question', string> & { options: readonly string[] };

/** Letters and digits of a text, of any script: upper and lower case, blanks and hyphens say nothing. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** What kind a row says it is, else what it is by the cells that are filled. */
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

/** What of a row gets lost because it belongs to another kind. @param nameOf the name of a column in the file */
export function kindLosses(
  kind: QuestionKind,
  cells: KindCells,
  nameOf: (column: KindColumn | 'question') => string,
): string[] {
  const isKnown =
    cells.kind === '' || questionKind.options.some((known) => plain(known) === plain(cells.kind));
  // A table of another program may hold the whole text beside its parts.
  const isWhole = plain(cells.question) === plain(statementsText(cells));
  const lost = otherCells[kind].filter(
    (column) => cells[column] !== '' && !(column === 'question' && isWhole),
  );
  return [
    ...(isKnown ? [] : [exchangeMessages.kindUnknown(nameOf('kind'), cells.kind, questionKind.options)]),
    ...(lost.length === 0 ? [] : [exchangeMessages.otherKindLost(lost.map(nameOf))]),
  ];
}

/** Options of an assertion and a reason in other words or another order would make another answer the right one. */
export function boardOptionsProblems(kind: QuestionKind, { options }: KindCells): string[] {
  const isSame = options.every(
    (option, index) => plain(option) === plain(assertionReasonOptions[index] ?? ''),
  );
  return kind !== 'assertionReason' || isSame ? [] : [exchangeMessages.otherBoardOptions];
}
