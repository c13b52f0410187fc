import type { TestDraft } from '@repo/contracts/content.drafts';
import type { CreateTestInput, TestFields, UpdateTestInput } from '@repo/contracts/content.inputs';
import { tests } from '@repo/db/schema';
import { itemVerbs } from './item-verbs.ts';
import { presentTestDraft } from './present-content.ts';

/** A test as its table holds it. */
export const testColumns = ({ timeLimit, passingScore, ...fields }: TestFields) => ({
  ...fields,
  timeLimitMinutes: timeLimit,
  passingScorePercent: passingScore,
});

/** A chapter's tests; the first is its main quiz. An update replaces a test whole; stored results keep it as it was. */
export const {
  list: listTests,
  create: createTest,
  update: updateTest,
  remove: deleteTest,
} = itemVerbs<typeof tests, CreateTestInput, UpdateTestInput, TestDraft>({
  kind: 'tests',
  table: tests,
  noun: 'Test',
  present: presentTestDraft,
  columnsOf: testColumns,
  changedColumnsOf: testColumns,
});
