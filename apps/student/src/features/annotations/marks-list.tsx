import { marksScreenCopy } from 'virtual:messages/marksScreen';
import type { Mark } from '@repo/contracts/marks';
import { buttonClass } from '@repo/ui/button';
import { MarginPage } from '@repo/ui/margin-page';
import { TextField } from '@repo/ui/text-field';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import { ScreenPending } from '#src/platform/layout/screen-pending.tsx';
import type { OnDevice } from '#src/platform/storage/study-database.ts';
import { MarkDialog } from '#src/reading/annotations/mark-dialog.tsx';
import { OnlyHere } from '#src/study-log/saved/only-here.tsx';
import { useSaved } from '#src/study-log/saved/use-saved.ts';
import { listMarks, type MarksOfSubject, searchMarks } from './listed-marks.ts';
import { MarkRow } from './mark-row.tsx';

/** All that the student has marked, by subject and chapter, each a link to its place. */
export function Marks() {
  const marks = useSaved('mark');
  if (!marks) return <ScreenPending />;
  return (
    <MarginPage className="min-h-[calc(100dvh-8.5rem)] py-6 md:min-h-dvh md:py-8">
      <div className="grid max-w-170 grid-cols-1 gap-6">
        {marks.length === 0 ? <NothingMarked /> : <MarkList marks={marks} />}
      </div>
    </MarginPage>
  );
}

function NothingMarked() {
  return (
    <>
      <div className="grid gap-1">
        <h1>{marksScreenCopy.nothingTitle}</h1>
        <p className="text-ink-2">{marksScreenCopy.nothingText}</p>
      </div>
      <Link to="/dashboard" className={buttonClass({ variant: 'outlined', className: 'w-fit' })}>
        {marksScreenCopy.toSubjects}
      </Link>
    </>
  );
}

function MarkList({ marks }: { marks: readonly OnDevice<Mark>[] }) {
  const library = useLibrary();
  const [words, setWords] = useState('');
  const [openedId, setOpenedId] = useState<string | null>(null);
  const asked = useDeferredValue(words.trim());
  const found = useMemo(() => searchMarks(marks, asked), [marks, asked]);
  const subjects = useMemo(() => listMarks(library, found, marksScreenCopy.elsewhere), [library, found]);
  const opened = marks.find(({ markId }) => markId === openedId);
  return (
    <>
      <div className="grid gap-1">
        <h1>{marksScreenCopy.title}</h1>
        <p className="text-ink-2">{marksScreenCopy.lead}</p>
        <OnlyHere kind="mark" things={marks} />
      </div>
      <search>
        <TextField
          label={marksScreenCopy.search}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <p role="status" className="min-h-6 pt-1 text-meta text-ink-2">
          {asked === ''
            ? marksScreenCopy.count({ count: marks.length })
            : marksScreenCopy.found({ count: found.length })}
        </p>
      </search>
      {subjects.map((subject) => (
        <SubjectMarks key={subject.subjectId ?? ''} subject={subject} onOpen={setOpenedId} />
      ))}
      {opened ? <MarkDialog mark={opened} isNew={false} onClose={() => setOpenedId(null)} /> : null}
    </>
  );
}

function SubjectMarks({ subject, onOpen }: { subject: MarksOfSubject; onOpen: (markId: string) => void }) {
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="break-words">{subject.name}</h2>
      {subject.chapters.map(({ chapterId, name, marks }) => (
        <div key={chapterId ?? ''} className="grid grid-cols-1 gap-2">
          {chapterId ? <h3 className="break-words text-meta text-ink-2">{name}</h3> : null}
          <ul className="grid grid-cols-1 gap-2">
            {marks.map((listed) => (
              <MarkRow key={listed.mark.markId} listed={listed} onOpen={() => onOpen(listed.mark.markId)} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
