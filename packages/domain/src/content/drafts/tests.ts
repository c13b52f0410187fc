import type { TestDraft } from '@repo/contracts/content.drafts';
import type { CreateTestInput, TestFields, UpdateTestInput } from '@repo/contracts/content.inputs';
import { tests } from '@repo/db/schema';
import { itemVerbs } from './item-verbs.ts';
import { presentTestDraft } from './present-content.ts';

/** A test's columns. */
export const testColumns = ({ timeLimit, passingScore, ...fields }: TestFields) => ({
  ...fields,
  timeLimitMinutes: timeLimit,
  passingScorePercent: passingScore,
});

/**
 * A chapter's tests; the first is its main quiz. An update replaces the whole test; stored results refer to
 * its earlier form.
 */
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
