import type { WrittenFields } from '@repo/contracts/content.inputs';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { FieldNotes } from '@repo/ui/field';
import { toast } from '@repo/ui/toast';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { sentenceOf } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { useDraftList } from '#src/chapter-items/use-draft-list.ts';
import { editingCopy } from '#src/editing/editing-copy.ts';
import { useUnsavedWork } from '#src/editing/unsaved-work.ts';
import { useOneAtATime } from '#src/editing/use-one-at-a-time.ts';
import { documentCopy } from '#src/import-export/document-copy.ts';
import { DocumentNotices } from '#src/import-export/document-notices-list.tsx';
import { importExportCopy } from '#src/import-export/import-export-copy.ts';
import { ShownWritten } from '#src/import-export/shown-written.tsx';
import { PaperSource } from './paper-source.tsx';
import { PasteProblems } from './paste-problems.tsx';
import { parsePastedWritten } from './pasted-written.ts';
import { testsCopy } from './tests-copy.ts';
import { usePaperText } from './use-paper-text.ts';
import { writtenPasteCopy as copy } from './written-paste-copy.ts';

const askedIn = ({ alternatives }: Pick<WrittenFields, 'alternatives'>) =>
  JSON.stringify(alternatives.map(({ question }) => question.trim()));

/** Reads written questions from a pasted text or a Word document, previews them, and adds them to the chapter. */
export function WrittenPasteDialog({ chapterId, onClose }: { chapterId: string; onClose: () => void }) {
  const errorId = useId();
  const source = usePaperText();
  const { text, from, told } = source;
  const [error, setError] = useState<string | null>(null);
  const drafts = useDraftList('written', chapterId);
  const creating = trpc.content.written.create.useMutation();
  const readText = useDeferredValue(text);
  const { questions, problems } = useMemo(() => parsePastedWritten(readText), [readText]);
  const known = new Set((drafts.query.data ?? []).map(askedIn));
  const isThere = ({ fields }: { fields: WrittenFields }) => known.has(askedIn(fields));
  const wanted = questions.filter((question) => !isThere(question));

  const { run, isRunning: isAdding } = useOneAtATime<boolean>();
  const addAll = async () => {
    const toAdd = parsePastedWritten(text).questions.filter((question) => !isThere(question));
    if (toAdd.length === 0) return false;
    setError(null);
    try {
      for (const { fields } of toAdd)
        drafts.put(await creating.mutateAsync({ ...fields, chapter: chapterId }));
      toast.success(copy.added(toAdd.length));
      onClose();
      return true;
    } catch (reason) {
      // Questions that arrived are in the list now, so the next try leaves them out.
      await drafts.reload().catch(() => undefined);
      setError(sentenceOf(reason, copy.failed));
      return false;
    }
  };
  const add = () => run(addAll);
  const isDirty = text.trim() !== '';
  const ask = useUnsavedWork({ isDirty: () => isDirty, save: add, discard: onClose });
  const close = async () => {
    if (!isAdding && (!isDirty || (await ask()))) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => next || void close()}
      title={copy.title}
      description={from === '' ? copy.hint : documentCopy.from(from)}
      size="lg"
      phone="full"
      closesOnBackdrop={!isDirty}
      footer={
        <>
          <Button variant="outlined" disabled={isAdding} onClick={close}>
            {editingCopy.cancel}
          </Button>
          <Button
            disabled={wanted.length === 0}
            busy={isAdding}
            busyLabel={importExportCopy.importing}
            onClick={add}
          >
            {copy.add(wanted.length)}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {from === '' ? (
          <pre className="rounded-control bg-sunken p-3 font-body text-meta whitespace-pre-wrap">
            {copy.example}
          </pre>
        ) : null}
        <PaperSource paper={source} />
        {error ? (
          <div role="alert">
            <FieldNotes id={errorId} error={error} />
          </div>
        ) : null}
        <div role="status" className="grid gap-1 text-meta">
          <p className="font-bold">
            {questions.length === 0 ? testsCopy.pasteNone : testsCopy.pasteFound(questions.length)}
          </p>
          <PasteProblems problems={problems} />
        </div>
        <DocumentNotices notices={told} />
        {questions.length > 0 ? (
          <ol aria-label={copy.found} className="grid gap-2">
            {questions.map((question) => (
              <li
                key={question.line}
                className="grid min-w-0 gap-1 rounded-control border-[1.5px] border-line bg-surface px-3 py-2"
              >
                <p className="flex flex-wrap justify-between gap-x-3 text-caption text-ink-2">
                  <span>{copy.line(question.line)}</span>
                  <span className="font-bold">
                    {importExportCopy.written.marks(question.fields.marks * 2)}
                  </span>
                </p>
                <ShownWritten fields={question.fields} />
                {isThere(question) ? (
                  <p className="text-meta text-ink-2">{importExportCopy.written.isThere}</p>
                ) : null}
              </li>
            ))}
          </ol>
        ) : null}
      </div>
    </Dialog>
  );
}
