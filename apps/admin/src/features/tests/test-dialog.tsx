import { type TestDraft, testDraft } from '@repo/contracts/content.drafts';
import { copiedName } from '@repo/contracts/content.rules';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { toast } from '@repo/ui/toast';
import { type KeyboardEvent, useState } from 'react';
import { phoneQuery, useMediaQuery } from '#src/chapter-items/use-media-query.ts';
import { DraftNotice } from '#src/editing/draft-notice.tsx';
import { bothAsItems } from '#src/editing/keep-both.ts';
import { SaveState } from '#src/editing/save-state.tsx';
import { isDragging } from '#src/editing/sortable-list.tsx';
import { StaleEditDialog } from '#src/editing/stale-edit.tsx';
import { useUnsavedWork } from '#src/editing/unsaved-work.ts';
import { controlOf, type TestIssue } from './check-test.ts';
import { IssueSummary } from './issue-summary.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { QuestionList } from './question-list.tsx';
import { StudentPreview } from './student-preview.tsx';
import { formOfTest, newQuestion, type QuestionForm } from './test-form.ts';
import { TestSettings } from './test-settings.tsx';
import { testsCopy } from './tests-copy.ts';
import { textOfTest } from './text-of-test.ts';
import { useSteadyActs } from './use-question-acts.ts';
import { useQuestionTransfer } from './use-question-transfer.tsx';
import { useRemovals } from './use-removals.ts';
import { useTestEditor } from './use-test-editor.ts';
import type { Tests } from './use-tests.ts';
import { useWantedFocus } from './use-wanted-focus.ts';

const nothing: readonly string[] = [];

/** The editor of one test, 960 px wide, the whole screen of a phone. Mount it while it is open. */
export function TestDialog({
  chapterId,
  test,
  startAt,
  acts,
  onCreated,
  onClose,
}: {
  chapterId: string;
  /** The test to edit; null for a new one. */
  test: TestDraft | null;
  /** Number of the question that is open at first and has the focus, from 1. */
  startAt?: number;
  acts: Pick<Tests, 'create' | 'update' | 'replace' | 'current' | 'copyQuestions' | 'moveQuestions'>;
  /** The new test is stored: hand it in as `test`, the work goes on. */
  onCreated: (test: TestDraft) => void;
  onClose: () => void;
}) {
  const editor = useTestEditor({ chapterId, test, acts, onCreated });
  const { form, draft, dispatch, issues, saving } = editor;
  const isPhone = useMediaQuery(phoneQuery);
  const [openKey, setOpenKey] = useState<string | null>(
    (form.questions[(startAt ?? 1) - 1] ?? form.questions[0])?.key ?? null,
  );
  const [shown, setShown] = useState<'paste' | 'preview' | null>(null);
  /** What pasted questions could not bring along, until the next edit of a question. */
  const [told, setTold] = useState(nothing);
  const removals = useRemovals(dispatch);
  const focus = useWantedFocus();
  const askedField = () => (openKey === null ? null : document.getElementById(controlOf.question(openKey)));

  const goTo = ({ questionKey, control }: TestIssue) => {
    if (questionKey !== null) setOpenKey(questionKey);
    focus(control);
  };
  const save = () =>
    editor.save(([first]) => {
      if (first) goTo(first);
    });
  const discard = () => {
    draft.discard();
    onClose();
  };
  const askAboutThis = useUnsavedWork({ isDirty: draft.isDirty, save, discard: draft.discard });
  const close = async () => {
    if (editor.isSending) return;
    if (!draft.isDirty || (await askAboutThis())) discard();
  };
  const saveAndClose = async () => {
    if (await save()) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  };
  const addPasted = (questions: QuestionForm[], afterKey?: string, left: readonly string[] = nothing) => {
    dispatch({ type: 'insertQuestions', questions, afterKey });
    setTold(left);
    setShown(null);
    // Also in a toast: the line may be out of sight below many questions.
    if (left.length === 0) toast.info(testsCopy.pasted(questions.length));
    else toast.info([`${testsCopy.pasted(questions.length)}.`, ...left].join(' '), { durationMs: 8_000 });
    const first = questions[0];
    if (!first) return;
    setOpenKey(first.key);
    focus(controlOf.question(first.key));
  };
  const openAndFocus = (key: string) => {
    setOpenKey(key);
    focus(controlOf.question(key));
  };
  const transfer = useQuestionTransfer({
    chapterId,
    test,
    editor,
    acts,
    onDuplicated: ({ key }) => openAndFocus(key),
  });
  const questionActs = useSteadyActs({
    dispatch(action) {
      setTold(nothing);
      dispatch(action);
    },
    open: openAndFocus,
    fold(key) {
      setOpenKey(null);
      focus(controlOf.line(key));
    },
    remove(key) {
      const index = form.questions.findIndex((question) => question.key === key);
      const question = form.questions[index];
      if (!question) return;
      dispatch({ type: 'removeQuestion', key });
      removals.remember({ kind: 'question', question, index });
      const neighbour = form.questions[index + 1] ?? form.questions[index - 1];
      if (neighbour) openAndFocus(neighbour.key);
    },
    optionRemoved(removal) {
      const index = form.questions.findIndex(({ key }) => key === removal.questionKey);
      removals.remember({ kind: 'option', questionNumber: index + 1, ...removal });
    },
    pasted: addPasted,
    entries: transfer.entries,
    focus,
  });
  const undoRemoval = () => {
    const back = removals.undo();
    if (!back) return;
    setOpenKey(back.key);
    focus(back.control);
  };
  const addQuestion = () => {
    const question = newQuestion();
    dispatch({ type: 'addQuestion', question });
    openAndFocus(question.key);
  };
  // A draft that was found on this device brings other questions.
  const isKnown = openKey === null || form.questions.some(({ key }) => key === openKey);
  const shownKey = isKnown ? openKey : (form.questions[0]?.key ?? null);
  const isUntouched = !draft.isDirty && (saving.status.kind === 'clean' || saving.status.kind === 'unsaved');
  const theirs = (current: unknown) => testDraft.safeParse(current).data;

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isDragging() || void close()}
      title={test ? testsCopy.editTitle : testsCopy.createTitle}
      size="xl"
      phone="full"
      closesOnBackdrop={!draft.isDirty}
      initialFocus={startAt === undefined ? undefined : askedField}
      footer={
        <div className="flex w-full flex-wrap items-center justify-end gap-2 sm:gap-3">
          {removals.text ? (
            <div role="status" className="flex items-center gap-x-1 text-meta">
              {removals.text}
              <Button variant="quiet" size="sm" onClick={undoRemoval}>
                {testsCopy.undo}
              </Button>
            </div>
          ) : null}
          <span className="mr-auto">
            {isUntouched ? null : <SaveState saving={{ status: saving.status, save }} />}
          </span>
          <Button variant="outlined" size="sm" onClick={close}>
            {testsCopy.cancel}
          </Button>
          <Button size="sm" busy={editor.isSending} aria-keyshortcuts="Control+S" onClick={saveAndClose}>
            {test ? testsCopy.save : testsCopy.create}
          </Button>
        </div>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+S for the controls inside */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5" onKeyDown={onKeyDown}>
        <DraftNotice draft={draft} />
        <IssueSummary issues={issues} onGoTo={goTo} />
        <TestSettings form={form} issues={issues} dispatch={dispatch} />
        <QuestionList
          questions={form.questions}
          issues={issues}
          isPhone={isPhone}
          openKey={shownKey}
          acts={questionActs}
          onReorder={(keys) => dispatch({ type: 'orderQuestions', keys })}
          onAdd={addQuestion}
          onPasteDialog={() => setShown('paste')}
        />
        <p className="text-meta text-ink-2 empty:hidden">{told.join(' ')}</p>
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="outlined" size="sm" onClick={() => setShown('preview')}>
            {testsCopy.preview}
          </Button>
          <p className="text-caption text-ink-2 max-sm:hidden">{testsCopy.keys}</p>
        </div>
      </div>
      {transfer.dialog}
      {/* Inside the dialog, so that Escape and a press outside close the upper one alone. */}
      <PasteDialog open={shown === 'paste'} onClose={() => setShown(null)} onAdd={addPasted} />
      {shown === 'preview' ? <StudentPreview form={form} onClose={() => setShown(null)} /> : null}
      <StaleEditDialog
        saving={saving}
        mine={saving.stale ? textOfTest(form) : ''}
        isMarkup
        both={bothAsItems({
          noun: 'Test',
          parse: theirs,
          check: editor.checkNow,
          create: (fields) => acts.create({ ...fields, title: copiedName(fields.title) }),
          failureText: testsCopy.testSaveFailed,
          onKept(found) {
            acts.replace(found);
            draft.discard();
          },
        })}
        asText={(current) => {
          const found = theirs(current);
          return found ? textOfTest(formOfTest(found)) : '';
        }}
        onTakeTheirs={(current) => {
          const found = theirs(current);
          if (found) void acts.replace(found);
          draft.discard();
        }}
      />
    </Dialog>
  );
}
