import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { useDeferredValue, useMemo } from 'react';
import { editingCopy } from '#src/editing/editing-copy.ts';
import { documentCopy } from '#src/import-export/document-copy.ts';
import { DocumentNotices } from '#src/import-export/document-notices-list.tsx';
import type { HandedDocument } from '#src/import-export/handed-document.ts';
import { kindsCopy } from './kinds-copy.ts';
import { PaperSource } from './paper-source.tsx';
import { PasteProblems } from './paste-problems.tsx';
import { parsePastedQuestions } from './pasted-questions.ts';
import { correctIndexOf, type QuestionForm } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';
import { usePaperText } from './use-paper-text.ts';

/** The dialog that reads questions from a text written like a question paper, and previews them. */
export function PasteDialog({
  open,
  paper,
  onClose,
  onAdd,
}: {
  open: boolean;
  /** Initial question paper. */
  paper?: HandedDocument | undefined;
  onClose: () => void;
  onAdd: (questions: QuestionForm[]) => void;
}) {
  const source = usePaperText(paper);
  const { text, from, isLookLost, told } = source;
  const readText = useDeferredValue(text);
  const { questions, problems } = useMemo(() => parsePastedQuestions(readText), [readText]);
  const withoutRight = questions.filter((question) => correctIndexOf(question) === null).length;
  const add = () => {
    const found = parsePastedQuestions(text).questions;
    if (found.length === 0) return;
    onAdd(found);
    source.clear();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={from === '' ? testsCopy.pasteTitle : documentCopy.title}
      description={from === '' ? testsCopy.pasteHint : documentCopy.from(from)}
      size="lg"
      phone="full"
      closesOnBackdrop={text.trim() === ''}
      footer={
        <div className="flex w-full items-center justify-end gap-3">
          <Button variant="outlined" size="sm" onClick={onClose}>
            {editingCopy.cancel}
          </Button>
          <Button size="sm" disabled={questions.length === 0} onClick={add}>
            {testsCopy.pasteAdd(questions.length)}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3">
        {from === '' ? (
          <>
            <pre className="rounded-control bg-sunken p-3 font-body text-meta whitespace-pre-wrap">
              {testsCopy.pasteExample}
            </pre>
            <details className="text-meta text-ink-2">
              <summary className="flex min-h-11 w-fit cursor-pointer items-center font-bold text-pen">
                {kindsCopy.pasteKinds}
              </summary>
              <p>{kindsCopy.pasteCases}</p>
              <pre className="mt-2 rounded-control bg-sunken p-3 font-body whitespace-pre-wrap">
                {kindsCopy.pasteCaseExample}
              </pre>
            </details>
          </>
        ) : null}
        <PaperSource paper={source} />
        <div role="status" className="grid gap-1 text-meta">
          <p className="font-bold">
            {questions.length === 0 ? testsCopy.pasteNone : testsCopy.pasteFound(questions.length)}
          </p>
          {withoutRight > 0 ? <p className="text-warn">{testsCopy.pasteNoRight(withoutRight)}</p> : null}
          {withoutRight > 0 && isLookLost ? <p className="text-warn">{testsCopy.pasteLook}</p> : null}
          <PasteProblems problems={problems} />
        </div>
        <DocumentNotices notices={told} />
      </div>
    </Dialog>
  );
}
