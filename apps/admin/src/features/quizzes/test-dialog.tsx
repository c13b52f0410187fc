import { type TestDraft, testDraft } from '@repo/contracts/content.drafts';
import { copiedName } from '@repo/contracts/content.rules';
import type { QuestionKind } from '@repo/contracts/items/question-kinds';
import { letterOf } from '@repo/contracts/question-names';
import { Button } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import { useDeferredValue, useMemo, useState } from 'react';
import { ItemDialog } from '#src/editing/item-dialog.tsx';
import { phoneQuery, useMediaQuery } from '#src/editing/use-media-query.ts';
import { useRemovals } from '#src/editing/use-removals.ts';
import type { HandedDocument } from '#src/import-export/handed-document.ts';
import { useSelection } from '#src/item-tab/selection.tsx';
import { newCaseQuestion, newQuestions } from './cases.ts';
import { controlOf, type TestIssue, whereOf } from './check-test.ts';
import { PasteDialog } from './paste-dialog.tsx';
import { QuestionList } from './question-list.tsx';
import { StudentPreview } from './student-preview.tsx';
import { formOfTest, newQuestion, type QuestionForm } from './test-form.ts';
import { TestSettings } from './test-settings.tsx';
import { testsCopy } from './tests-copy.ts';
import { textOfTest } from './text-of-test.ts';
import { useOpenQuestion } from './use-open-question.ts';
import { useSteadyActs } from './use-question-acts.ts';
import { useQuestionEdits } from './use-question-edits.ts';
import { useQuestionTransfer } from './use-question-transfer.tsx';
import { useTestEditor } from './use-test-editor.ts';
import type { Tests } from './use-tests.ts';
import { WritingLanguage } from './writing-language.ts';

const nothing: readonly string[] = [];

/** The editor of one test, 960 px wide, full screen on a phone. Mount it while it is open. */
export function TestDialog({
  chapterId,
  test,
  paper,
  startAt,
  acts,
  onCreated,
  onClose,
}: {
  chapterId: string;
  /** The test to edit; null for a new one. */
  test: TestDraft | null;
  /** A question paper whose questions are added. */
  paper?: HandedDocument | undefined;
  /** Number of the question that is expanded and focused at first, from 1. */
  startAt?: number;
  acts: Pick<Tests, 'create' | 'update' | 'replace' | 'current' | 'copyQuestions' | 'moveQuestions'>;
  /** The new test is saved: pass it in as `test`, editing continues. */
  onCreated: (test: TestDraft) => void;
  onClose: () => void;
}) {
  const editor = useTestEditor({ chapterId, test, acts, onCreated });
  const { form, dispatch, issues } = editor;
  const isPhone = useMediaQuery(phoneQuery);
  const { openKey, open, close, fold, focus, askedField, language, setLanguage } = useOpenQuestion(
    form,
    startAt,
  );
  const writing = useMemo(() => ({ language, setLanguage }), [language, setLanguage]);
  const [shown, setShown] = useState<'paste' | 'preview' | null>(paper ? 'paste' : null);
  /** What the last paste of questions left out; shown until a question is edited. */
  const [told, setTold] = useState(nothing);
  const removals = useRemovals(focus);
  // A long test has hundreds of rows, so the dialog shows the settings first and renders the rows afterwards.
  // A requested question gets the focus immediately.
  const isWhole = useDeferredValue(true, startAt !== undefined);

  const goTo = ({ questionKey, control, language: wrongIn }: TestIssue) => {
    if (questionKey === null) focus(control);
    else open(questionKey, control, wrongIn);
  };
  const addPasted = (questions: QuestionForm[], afterKey?: string, left: readonly string[] = nothing) => {
    dispatch({ type: 'insertQuestions', questions, afterKey });
    setTold(left);
    setShown(null);
    // Also show a toast: the line may be out of sight below many questions.
    if (left.length === 0) toast.info(testsCopy.pasted(questions.length));
    else toast.info([`${testsCopy.pasted(questions.length)}.`, ...left].join(' '), { durationMs: 8_000 });
    if (questions[0]) open(questions[0].key, controlOf.question(questions[0].key));
  };
  const edits = useQuestionEdits({ editor, remember: removals.remember, open });
  const transfer = useQuestionTransfer({
    chapterId,
    test,
    editor,
    acts,
    edits,
    onDuplicated: ({ key }) => open(key),
    onKind(action, key) {
      dispatch(action);
      open(key);
    },
  });
  const selection = useSelection(transfer.entriesOfMany, close);
  const questionActs = useSteadyActs({
    dispatch(action) {
      setTold(nothing);
      dispatch(action);
    },
    open: (key) => open(key, undefined, null),
    fold,
    remove(key) {
      const neighbour = edits.remove([key]);
      if (neighbour) open(neighbour.key);
    },
    select: selection.select,
    ofKind(key, kind) {
      dispatch({ type: 'kind', key, kind });
      // The question may have moved, and the focused element may be gone.
      // The text of a new case is above it.
      focus(controlOf.kind(key), kind === 'case' ? 'end' : 'center');
    },
    addToCase(caseKey) {
      const question = newCaseQuestion(caseKey, '');
      dispatch({ type: 'addToCase', caseKey, question });
      open(question.key);
    },
    optionRemoved({ questionKey: key, ...removed }) {
      const questionNumber = form.questions.findIndex((question) => question.key === key) + 1;
      removals.remember({
        text: testsCopy.optionRemoved(letterOf(removed.index), questionNumber),
        restore() {
          dispatch({ type: 'restoreOption', key, ...removed });
          open(key, controlOf.option(removed.option.key));
        },
      });
    },
    pasted: addPasted,
    entries: transfer.entries,
    focus,
  });
  const addQuestion = (kind: QuestionKind) => {
    const added = newQuestions(kind, form.questions);
    for (const question of added) dispatch({ type: 'addQuestion', question });
    const [{ key, caseKey } = newQuestion()] = added;
    open(key, caseKey === null ? undefined : controlOf.passage(caseKey));
  };
  return (
    <ItemDialog
      editor={editor}
      title={test ? testsCopy.editTitle : testsCopy.createTitle}
      saveLabel={test ? testsCopy.save : testsCopy.create}
      issuesTitle={testsCopy.issues}
      whereOf={whereOf}
      goTo={goTo}
      removal={removals.last}
      initialFocus={startAt === undefined ? undefined : askedField}
      conflict={{
        noun: 'Test',
        parse: (current) => testDraft.safeParse(current).data,
        formOf: formOfTest,
        textOf: textOfTest,
        replace(theirs) {
          // The other version's keys derive from positions, so a selected key would now name another
          // question.
          selection.clear();
          acts.replace(theirs);
        },
        create: (fields) => acts.create({ ...fields, title: copiedName(fields.title) }),
        failureText: testsCopy.testSaveFailed,
      }}
      upper={
        <>
          {transfer.dialog}
          <PasteDialog
            open={shown === 'paste'}
            paper={paper}
            onClose={() => setShown(null)}
            onAdd={addPasted}
          />
          {shown === 'preview' ? (
            <StudentPreview
              form={form}
              language={language}
              startAt={form.questions.findIndex(({ key, caseKey }) => key === openKey || caseKey === openKey)}
              onClose={() => setShown(null)}
            />
          ) : null}
        </>
      }
      onClose={onClose}
    >
      <TestSettings form={form} issues={issues} dispatch={dispatch} />
      {isWhole ? (
        <WritingLanguage value={writing}>
          <QuestionList
            questions={form.questions}
            issues={issues}
            isPhone={isPhone}
            openKey={openKey}
            selection={selection}
            acts={questionActs}
            onAdd={addQuestion}
            onPasteDialog={() => setShown('paste')}
          />
        </WritingLanguage>
      ) : null}
      <p className="text-meta text-ink-2 empty:hidden">{told.join(' ')}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="outlined" size="sm" onClick={() => setShown('preview')}>
          {testsCopy.preview}
        </Button>
        <p className="text-caption text-ink-2 max-sm:hidden">{testsCopy.keys}</p>
      </div>
    </ItemDialog>
  );
}
