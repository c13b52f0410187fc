import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { FieldNotes } from '@repo/ui/field';
import { TextAreaField } from '@repo/ui/text-field';
import { FileUp } from 'lucide-react';
import { type ClipboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { editingCopy } from '#src/editing/editing-copy.ts';
import { documentCopy } from '#src/import-export/document-copy.ts';
import type { DocumentNotice } from '#src/import-export/document-notices.ts';
import { DocumentNotices } from '#src/import-export/document-notices-list.tsx';
import type { HandedDocument } from '#src/import-export/handed-document.ts';
import { documentTypes } from '#src/import-export/read-file.ts';
import { useDocument } from '#src/import-export/use-document.ts';
import { prepareHtmlReader } from '#src/markup-editor/html-reader.ts';
import { hasLook } from '#src/markup-editor/pasted-markup.ts';
import { type Piece, useInsertion } from '#src/markup-editor/use-insertion.ts';
import { kindsCopy } from './kinds-copy.ts';
import { needsHtml, readDocumentPaper, readPaper } from './pasted-paper.ts';
import { linesByMessage } from './pasted-question.ts';
import { parsePastedQuestions } from './pasted-questions.ts';
import { correctIndexOf, type QuestionForm } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';

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
  const errorId = useId();
  const [text, setText] = useState('');
  /** What the last paste left out. */
  const [told, setTold] = useState<readonly DocumentNotice[]>([]);
  const [isLookLost, setIsLookLost] = useState(false);
  /** File that the text comes from. */
  const [from, setFrom] = useState(paper?.name ?? '');
  const file = useRef<HTMLInputElement>(null);
  const documents = useDocument('questions');
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
    setFrom('');
  };
  const put = async ({ name, document }: HandedDocument, insert: (piece: Piece) => void) => {
    try {
      const read = await readDocumentPaper(document);
      insert({ text: read.text, isBlock: true });
      setTold(read.notices);
      setIsLookLost(false);
      setFrom(name);
    } catch {
      setTold([{ text: documentCopy.readFailed, places: [] }]);
    }
  };
  const takeFile = async (chosen: File) => {
    const insert = insertLater(placeNow());
    const document = await documents.read(chosen);
    if (document) await put({ name: chosen.name, document }, insert);
  };
  const first = useRef(paper);
  useEffect(() => {
    if (!first.current) return;
    void put(first.current, ({ text: read }) => setText(read));
    first.current = undefined;
  });
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const [html, plain] = ['text/html', 'text/plain'].map((type) => event.clipboardData.getData(type));
    setTold([]);
    setIsLookLost(hasLook(html ?? ''));
    setFrom('');
    if (!html || !needsHtml(html)) return;
    event.preventDefault();
    const insert = insertLater(placeNow());
    void readPaper(html, plain ?? '').then((read) => {
      insert({ text: read.text, isBlock: false });
      setTold(read.notes.map((note) => ({ text: note.text, places: [] })));
    });
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
        <div className="grid gap-2">
          <input
            ref={file}
            type="file"
            accept={documentTypes}
            aria-label={documentCopy.choose}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              // Allows choosing the same, corrected file again.
              event.target.value = '';
              if (chosen) void takeFile(chosen);
            }}
          />
          <Button
            variant="outlined"
            size="sm"
            className="justify-self-start"
            icon={<FileUp size={18} aria-hidden="true" />}
            busy={documents.isReading}
            busyLabel={documentCopy.reading}
            onClick={() => file.current?.click()}
          >
            {documentCopy.choose}
          </Button>
          {documents.error ? (
            <div role="alert">
              <FieldNotes id={errorId} error={documents.error} />
            </div>
          ) : null}
        </div>
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
          {withoutRight > 0 ? <p className="text-warn">{testsCopy.pasteNoRight(withoutRight)}</p> : null}
          {withoutRight > 0 && isLookLost ? <p className="text-warn">{testsCopy.pasteLook}</p> : null}
          {[...linesByMessage(problems)].map(([message, lines]) => (
            <p key={message} className="text-redpen">
              {testsCopy.pasteProblem(lines, message)}
            </p>
          ))}
        </div>
        <DocumentNotices notices={told} />
      </div>
    </Dialog>
  );
}
