import type { TestDraft } from '@repo/contracts/content.drafts';
import { useCallback } from 'react';
import { useItemEditor } from '#src/editing/use-item-editor.ts';
import { checkTest } from './check-test.ts';
import { formOfTest, newTest, testForm } from './test-form.ts';
import { type TestAction, testFormReducer } from './test-form-reducer.ts';
import { testsCopy } from './tests-copy.ts';
import type { Tests } from './use-tests.ts';

export type Dispatch = (action: TestAction) => void;

/** The work on one test, new or stored; the form changes by actions. */
export function useTestEditor({
  chapterId,
  test,
  acts,
  onCreated,
}: {
  chapterId: string;
  /** The test to edit; null for a new one. */
  test: TestDraft | null;
  acts: Pick<Tests, 'create' | 'update'>;
  /** The new test is saved: pass it in as `test` from now on. */
  onCreated: (test: TestDraft) => void;
}) {
  const editor = useItemEditor({
    draftKey: (stored) => (stored ? `test:${stored._id}` : `new-test:${chapterId}`),
    schema: testForm,
    item: test,
    newForm: newTest,
    formOf: formOfTest,
    check: checkTest,
    create: acts.create,
    update: acts.update,
    failureText: testsCopy.testSaveFailed,
    onCreated,
  });
  const { change } = editor;
  const dispatch: Dispatch = useCallback(
    (action) => change((form) => testFormReducer(form, action)),
    [change],
  );
  return { ...editor, dispatch };
}
export type TestEditor = ReturnType<typeof useTestEditor>;
