import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { TextAreaField } from '@repo/ui/text-field';
import { type ClipboardEvent, useDeferredValue, useMemo, useState } from 'react';
import { editingCopy } from '#src/editing/editing-copy.ts';
import { prepareHtmlReader } from '#src/markup-editor/html-reader.ts';
import { hasLook } from '#src/markup-editor/pasted-markup.ts';
import { useInsertion } from '#src/markup-editor/use-insertion.ts';
import { kindsCopy } from './kinds-copy.ts';
import { needsHtml, readPaper } from './pasted-paper.ts';
import { parsePastedQuestions } from './pasted-questions.ts';
import { correctIndexOf, type QuestionForm } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';

/** Reads questions from a text written like a question paper, and previews them. */
export function PasteDialog({
  open,
  onClose,
  onAdd,
}: {
  open: boolean;
  onClose: () => void;
  onAdd: (questions: QuestionForm[]) => void;
}) {
  const [text, setText] = useState('');
  /** What the last paste left out. */
  const [told, setTold] = useState<readonly string[]>([]);
  const [isLookLost, setIsLookLost] = useState(false);
  const { field, placeNow, insertLater } = useInsertion(text, setText);
  const readText = useDeferredValue(text);
  const { questions, problems } = useMemo(() => parsePastedQuestions(readText), [readText]);
  const withoutRight = questions.filter((question) => correctIndexOf(question) === null).length;
  const add = () => {
    const found = parsePastedQuestions(text).questions;
    if (found.length === 0) return;
    onAdd(found);
    setText('');
    setTold([]);
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const [html, plain] = ['text/html', 'text/plain'].map((type) => event.clipboardData.getData(type));
    setTold([]);
    setIsLookLost(hasLook(html ?? ''));
    if (!html || !needsHtml(html)) return;
    event.preventDefault();
    const put = insertLater(placeNow());
    void readPaper(html, plain ?? '').then((read) => {
      put({ text: read.text, isBlock: false });
      setTold(read.sentences);
    });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={testsCopy.pasteTitle}
      description={testsCopy.pasteHint}
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
        <TextAreaField
          ref={field}
          label={testsCopy.pasteText}
          rows={8}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onFocus={prepareHtmlReader}
          onPaste={paste}
        />
        <div role="status" className="grid gap-1 text-meta">
          <p className="font-bold">
            {questions.length === 0 ? testsCopy.pasteNone : testsCopy.pasteFound(questions.length)}
          </p>
          {told.length > 0 ? <p className="text-ink-2">{told.join(' ')}</p> : null}
          {withoutRight > 0 ? <p className="text-warn">{testsCopy.pasteNoRight(withoutRight)}</p> : null}
          {withoutRight > 0 && isLookLost ? <p className="text-warn">{testsCopy.pasteLook}</p> : null}
          {problems.map(({ line, message }) => (
            <p key={`${line} ${message}`} className="text-redpen">
              {testsCopy.pasteProblem(line, message)}
            </p>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
