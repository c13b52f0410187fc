import type { TestDraft } from '@repo/contracts/content.drafts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useOneAtATime } from '#src/chapter-items/use-one-at-a-time.ts';
import { useDraft } from '#src/editing/use-draft.ts';
import { useSaving } from '#src/editing/use-saving.ts';
import { checkTest, type TestIssue } from './check-test.ts';
import { formOfTest, newTest, type TestForm, testForm } from './test-form.ts';
import { type TestAction, testFormReducer } from './test-form-reducer.ts';
import { testsCopy } from './tests-copy.ts';
import type { Tests } from './use-tests.ts';

const noIssues: TestIssue[] = [];

export type Dispatch = (action: TestAction) => void;

/**
 * The work on one test, new or stored: the form with its draft on this device, its issues once saving was tried, and
 * saving. A new test becomes a stored one when it is saved, and the work goes on.
 */
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
  /** The new test is stored: hand it in as `test` from now on. */
  onCreated: (test: TestDraft) => void;
}) {
  const [sentForm, setSentForm] = useState<TestForm>();
  const [hasTried, setHasTried] = useState(false);
  const typedMeanwhile = useRef<TestForm | null>(null);
  const [blank] = useState(newTest);
  const saved = useMemo(() => (test ? formOfTest(test, sentForm) : blank), [test, sentForm, blank]);
  const draft = useDraft<TestForm>({
    key: test ? `test:${test._id}` : `new-test:${chapterId}`,
    schema: testForm,
    saved,
    seenUpdatedAt: test?.updatedAt ?? null,
  });
  const latest = useRef(draft);
  latest.current = draft;
  const form = draft.value;
  const issues: TestIssue[] = useMemo(
    () => (hasTried ? (checkTest(form).issues ?? noIssues) : noIssues),
    [form, hasTried],
  );

  const saving = useSaving({
    isDirty: draft.isDirty || test === null,
    failureText: testsCopy.testSaveFailed,
    isActive: false,
    async send(overwrites) {
      const { fields } = checkTest(form);
      if (!fields) return;
      const next = test
        ? await acts.update(test._id, fields, overwrites ?? draft.seenUpdatedAt)
        : await acts.create(fields);
      const typed = latest.current.value;
      setSentForm(form);
      if (test) return latest.current.clear({ value: form, updatedAt: next.updatedAt });
      latest.current.clear();
      // What was typed while the new test was on its way belongs to the stored one now.
      typedMeanwhile.current = typed === form ? null : typed;
      onCreated(next);
    },
  });
  const testId = test?._id;
  useEffect(() => {
    if (!testId || !typedMeanwhile.current) return;
    latest.current.setValue(typedMeanwhile.current);
    typedMeanwhile.current = null;
  }, [testId]);

  const sending = useOneAtATime<boolean>();
  const dispatch: Dispatch = useCallback((action) => {
    latest.current.setValue((value) => testFormReducer(value, action));
  }, []);

  /** What can be stored of the work; where nothing can, its issues show. */
  function checkNow() {
    const { fields, issues: found } = checkTest(latest.current.value);
    setHasTried(found !== null);
    return fields;
  }

  return {
    checkNow,
    form,
    draft,
    dispatch,
    issues,
    saving,
    isSending: sending.isRunning,
    /** @returns whether the test is on the server; with issues nothing is sent, and `onIssues` gets them */
    async save(onIssues: (issues: TestIssue[]) => void): Promise<boolean> {
      const found = checkTest(latest.current.value).issues;
      setHasTried(found !== null);
      if (!found) return sending.run(saving.save);
      onIssues(found);
      return false;
    },
  };
}
export type TestEditor = ReturnType<typeof useTestEditor>;
