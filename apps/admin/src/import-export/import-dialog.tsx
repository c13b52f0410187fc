import type { ImportKind, ImportOutcome } from '@repo/contracts/import-export';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { FieldNotes } from '@repo/ui/field';
import { toast } from '@repo/ui/toast';
import { useEffect, useId, useRef, useState } from 'react';
import { useUnsavedWork } from '#src/editing/unsaved-work.ts';
import { useOneAtATime } from '#src/editing/use-one-at-a-time.ts';
import type { HandedDocument } from './handed-document.ts';
import { importExportCopy } from './import-export-copy.ts';
import { PreviewStep } from './preview-step.tsx';
import {
  emptyTarget,
  type KnownTest,
  QuestionsTargetFields,
  type TargetErrors,
  targetOf,
} from './questions-target.tsx';
import { SourceStep } from './source-step.tsx';
import { useImport } from './use-import.ts';
import { whatComesIn } from './what-comes-in.ts';

export type ImportDialogProps = {
  kind: ImportKind;
  chapter: { _id: string; name: string };
  /** The existing tests that can take questions. */
  tests?: readonly KnownTest[];
  /** Shows the questions of a Word document. */
  onPaper?: ((paper: HandedDocument) => void) | undefined;
  onImported: (outcome: ImportOutcome) => void;
  onClose: () => void;
};

/** Bulk import in two steps: a file or text, then a preview, imported as a whole. */
export function ImportDialog({ kind, chapter, tests = [], onPaper, onImported, onClose }: ImportDialogProps) {
  const errorId = useId();
  const body = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [target, setTarget] = useState(() => emptyTarget(chapter.name));
  const [targetErrors, setTargetErrors] = useState<TargetErrors>({});
  const done = (outcome: ImportOutcome) => {
    onImported(outcome);
    const next = preview?.next ?? null;
    if (next === null) return onClose();
    // A large file continues with its next part, in a new test, because one can't hold both.
    setTarget((now) => ({ ...now, testId: '', title: importExportCopy.partTitle(now.title, next) }));
    toast.info(importExportCopy.goneOn(kind, next));
    state.reread({ from: next });
  };
  const state = useImport(kind, chapter._id, done, (paper) => {
    onPaper?.(paper);
    onClose();
  });
  const { preview } = state;
  const comesIn = preview ? whatComesIn(preview, state.choice) : null;
  const isForTest = kind === 'questions' && comesIn !== null && comesIn.good > 0;
  const count = comesIn ? comesIn.good + comesIn.written.length : 0;

  // Scroll and focus to the top at each step.
  const step = preview ? state.given : null;
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    body.current?.focus({ preventScroll: true });
    body.current?.scrollIntoView({ block: 'start' });
  }, [step]);

  const sending = useOneAtATime<boolean>();
  const importAll = () => sending.run(importNow);
  const importNow = async () => {
    if (!isForTest) return state.send(null);
    const found = targetOf(target);
    setTargetErrors('errors' in found ? found.errors : {});
    if ('target' in found) return state.send(found.target);
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
    return false;
  };
  const check = () => {
    if (text.trim() !== '') void state.takeText(text);
    else if (state.given) state.recheck();
    // An error of the chosen file is more specific.
    else if (!state.hasFileFault) state.setError(importExportCopy.nothingGiven);
  };
  const isDirty = text.trim() !== '' || preview !== null;
  const save = async () => {
    if (preview) return count > 0 ? importAll() : false;
    check();
    return false;
  };
  const ask = useUnsavedWork({ isDirty: () => isDirty, save, discard: onClose });
  const close = async () => {
    if (state.isImporting) return;
    if (!isDirty || (await ask())) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || void close()}
      title={importExportCopy.title[kind]}
      size="lg"
      phone="full"
      closesOnBackdrop={!isDirty}
      footer={
        preview ? (
          <>
            <Button
              key="again"
              variant={count > 0 ? 'outlined' : 'primary'}
              disabled={state.isImporting}
              onClick={state.startOver}
            >
              {importExportCopy.anotherFile}
            </Button>
            {comesIn && count > 0 ? (
              <Button
                key="import"
                busy={state.isBusy}
                busyLabel={state.isChecking ? importExportCopy.checking : importExportCopy.importing}
                onClick={importAll}
              >
                {importExportCopy.doImport(kind, count, comesIn.leaveOut.length)}
              </Button>
            ) : null}
          </>
        ) : (
          <>
            <Button key="cancel" variant="outlined" onClick={close}>
              {importExportCopy.cancel}
            </Button>
            <Button key="check" busy={state.isChecking} busyLabel={importExportCopy.checking} onClick={check}>
              {importExportCopy.check}
            </Button>
          </>
        )
      }
    >
      <div ref={body} tabIndex={-1} className="grid scroll-mt-24 gap-5 outline-none">
        {preview ? (
          <>
            {state.error ? (
              <div role="alert">
                <FieldNotes id={errorId} error={state.error} />
              </div>
            ) : null}
            <PreviewStep kind={kind} state={state} preview={preview}>
              {isForTest ? (
                <QuestionsTargetFields
                  fields={target}
                  errors={targetErrors}
                  tests={tests}
                  onChange={setTarget}
                />
              ) : null}
            </PreviewStep>
          </>
        ) : (
          <SourceStep kind={kind} state={state} text={text} onText={setText} />
        )}
      </div>
    </Dialog>
  );
}
