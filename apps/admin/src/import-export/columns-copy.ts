import { type ColumnUse, optionUses, wrongUses } from '@repo/contracts/import-columns';
import { extraTextNames } from '@repo/contracts/items/extra-text-names';
import { byExtraText } from '@repo/contracts/items/extra-texts';
import { letterOf } from '@repo/contracts/question-names';

const labelsOf = <U extends string>(uses: readonly U[], label: (at: number) => string) =>
  Object.fromEntries(uses.map((use, at) => [use, label(at)])) as Record<U, string>;

/** Texts about the columns of an imported table. */
export const columnsCopy = {
  title: 'What each column holds',
  open: 'Change the columns',
  advice: 'Choose what each column holds. Then read the table again.',
  first: 'The first question is in',
  firstOf: (row: number, cells: string) => `row ${row}: ${cells}`,
  column: (n: number, name: string) => (name === '' ? `Column ${n}` : `Column ${n}: ${name}`),
  table: 'The first rows of the table',
  read: 'Read the table again',
  missing: (parts: readonly string[]) => `Still missing: ${parts.join(', ')}`,
  repeated: (uses: readonly string[]) => `Chosen for two columns: ${uses.join(', ')}`,
  parts: { question: 'Question', options: 'two options', answer: 'Answer' },
  uses: {
    none: 'Not needed',
    question: 'Question',
    ...labelsOf(optionUses, (at) => `Option ${letterOf(at)}`),
    options: 'All options in one cell',
    answer: 'Answer',
    ...labelsOf(wrongUses, (at) => `Wrong option ${at + 1}`),
    ...byExtraText((name) => extraTextNames[name].name),
    difficulty: 'Difficulty',
    kind: 'Kind of question',
    assertion: 'Assertion',
    reason: 'Reason',
    passage: 'Passage of a case',
    typedAnswer: 'Typed answer',
    isExtra: 'Extra content',
  } satisfies Record<ColumnUse, string>,
} as const;
