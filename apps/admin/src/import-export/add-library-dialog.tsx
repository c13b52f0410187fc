import type { LibraryPreview } from '@repo/contracts/import-library';
import { Badge } from '@repo/ui/badge';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { FieldNotes } from '@repo/ui/field';
import { FileUp } from 'lucide-react';
import { useId, useRef } from 'react';
import { LeftOutOfLibrary } from './left-out-of-library.tsx';
import { copy } from './library-copy.ts';
import { useLibraryImport } from './use-library-import.ts';

const countChapters = ({ subjects }: LibraryPreview) =>
  subjects.reduce((sum, { chapters }) => sum + chapters.length, 0);

/** Adds the subjects and chapters of a zip file: first shows its content, then adds all of it or nothing. */
export function AddLibraryDialog({ onClose }: { onClose: () => void }) {
  const errorId = useId();
  const file = useRef<HTMLInputElement>(null);
  const state = useLibraryImport(onClose);
  const { preview, error } = state;
  const chapters = preview ? countChapters(preview) : 0;
  const missing = preview?.missing ?? 0;
  const choose = (
    <Button
      variant="outlined"
      icon={<FileUp size={18} aria-hidden="true" />}
      busy={state.isChecking}
      onClick={() => file.current?.click()}
    >
      {preview ? copy.anotherFile : copy.chooseFile}
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => open || state.isAdding || onClose()}
      title={copy.addTitle}
      description={copy.addIntro}
      size="lg"
      phone="full"
      footer={
        preview?.canImport || missing > 0 ? (
          <>
            {choose}
            <Button busy={state.isAdding} busyLabel={copy.adding} onClick={state.add}>
              {preview?.canImport ? copy.doAdd(chapters) : copy.doAddMissing(missing)}
            </Button>
          </>
        ) : (
          <>
            <Button variant="outlined" onClick={onClose}>
              {copy.cancel}
            </Button>
            {choose}
          </>
        )
      }
    >
      <div className="grid gap-4">
        <input
          ref={file}
          type="file"
          accept=".zip,application/zip"
          aria-label={copy.chooseFile}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            event.target.value = '';
            if (chosen) void state.takeFile(chosen);
          }}
        />
        {error ? (
          <div role="alert">
            <FieldNotes id={errorId} error={error} />
          </div>
        ) : null}
        {preview ? <Preview preview={preview} chapters={chapters} /> : null}
      </div>
    </Dialog>
  );
}

const problemsMax = 5;

function Preview({ preview, chapters }: { preview: LibraryPreview; chapters: number }) {
  const { subjects, papers, problems, canImport, missing } = preview;
  const isInPart = !canImport && missing > 0;
  const verdict = canImport
    ? copy.ready(chapters)
    : isInPart
      ? copy.blockedInPart(chapters - missing, missing)
      : copy.blocked;
  return (
    <>
      <div role="status" className="grid gap-1">
        <p className="font-bold">{verdict}</p>
        {/* Each existing chapter is marked. */}
        {(isInPart ? [] : problems.slice(0, problemsMax)).map((problem) => (
          <p key={problem} className="text-redpen wrap-anywhere">
            {problem}
          </p>
        ))}
      </div>
      <LeftOutOfLibrary preview={preview} />
      <ul className="grid gap-3">
        {subjects.map((subject) => (
          <li key={subject.name} className="min-w-0">
            <p className="flex flex-wrap items-center gap-2 font-bold wrap-anywhere">
              {subject.name}
              <Badge tone={subject.isNew ? 'tick' : 'neutral'}>
                {subject.isNew ? copy.newSubject : copy.oldSubject}
              </Badge>
            </p>
            <ul className="text-meta text-ink-2">
              {subject.chapters.map(({ name, items, isThere }, index) => (
                <li key={index} className="flex flex-wrap items-center gap-2 wrap-anywhere">
                  {copy.chapter(name, items)}
                  {isThere ? <Badge>{copy.isThere}</Badge> : null}
                </li>
              ))}
            </ul>
          </li>
        ))}
        {papers.length > 0 ? (
          <li className="min-w-0">
            <p className="font-bold">{copy.papers}</p>
            <ul className="text-meta text-ink-2">
              {papers.map(({ name, isThere }, index) => (
                <li key={index} className="flex flex-wrap items-center gap-2 wrap-anywhere">
                  {name}
                  {isThere ? <Badge>{copy.isThere}</Badge> : null}
                </li>
              ))}
            </ul>
          </li>
        ) : null}
      </ul>
    </>
  );
}
