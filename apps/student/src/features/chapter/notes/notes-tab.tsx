import { notesCopy } from 'virtual:messages/notes';
import { Loading, Skeleton } from '@repo/ui/loading';
import { useEffect, useMemo, useState } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import { clampPosition, firstPosition, isSamePosition } from '#src/content/library/position.ts';
import { useSubjectColor } from '#src/content/library/subject-color.ts';
import { NothingHere } from '#src/features/chapter/nothing-here.tsx';
import type { OpenedPlace } from '#src/features/chapter/use-opened-place.ts';
import { aboutMinutes } from '#src/study/next/about-minutes.ts';
import { readingMinutes } from '#src/study/next/use-details.ts';
import { keepLastRead } from './kept-position.ts';
import { NotesCover } from './notes-cover.tsx';
import { NotesReader } from './notes-reader.tsx';
import { useReading } from './use-reading.ts';

function LoadingSheet() {
  return (
    <Loading className="margin-page flex-1 py-8">
      <div className="grid gap-5">
        <Skeleton className="h-7 w-3/5" />
        <Skeleton />
        <Skeleton />
        <Skeleton className="h-5 w-4/5" />
      </div>
    </Loading>
  );
}

/** A chapter's notes: a cover, then the reader. `hasStarted` survives visits to other tabs. */
export function NotesTab({
  subjectId,
  chapterId,
  hasStarted,
  opened,
  onStart,
}: {
  subjectId: string;
  chapterId: string;
  hasStarted: boolean;
  /** A page named in the URL opens without the cover. */
  opened: OpenedPlace;
  onStart: () => void;
}) {
  const place = useMemo(() => ({ subjectId, chapterId }), [subjectId, chapterId]);
  const library = useLibrary();
  const { findChapter, findSubject, topicsOfChapter } = library;
  const color = useSubjectColor(subjectId);
  const topics = topicsOfChapter(chapterId);
  const { position, isKnown, hasSaveFailed, turnTo } = useReading(place, topics, hasStarted);
  const [openedFrom] = useState(() => document.activeElement);

  const { visit, topic: topicNumber, page: pageNumber = 1 } = opened;
  useEffect(() => {
    if (!isKnown || topicNumber === undefined) return;
    const counts = topics.map(({ pages }) => pages.length);
    const asked = clampPosition(counts, { topicIndex: topicNumber - 1, pageIndex: pageNumber - 1 });
    if (!asked) return;
    turnTo(asked);
    keepLastRead(place, asked);
    onStart();
  }, [visit, isKnown]);

  if (!isKnown) return <LoadingSheet />;
  const topic = position ? topics[position.topicIndex] : undefined;
  if (!position || !topic) return <NothingHere chapterId={chapterId} text={notesCopy.empty} />;
  if (hasStarted)
    return (
      <NotesReader
        place={place}
        topics={topics}
        position={position}
        hasSaveFailed={hasSaveFailed}
        onTurnTo={turnTo}
      />
    );
  return (
    <NotesCover
      chapterName={findChapter(chapterId)?.name ?? ''}
      subjectName={findSubject(subjectId)?.name ?? ''}
      color={color}
      topicName={topic.name}
      pageText={notesCopy.pageOf({ n: position.pageIndex + 1, count: topic.pages.length })}
      chapterText={[
        notesCopy.wholeChapter({
          topics: topics.length,
          pages: topics.reduce((sum, { pages }) => sum + pages.length, 0),
        }),
        aboutMinutes(readingMinutes(library, chapterId)),
      ].join(' · ')}
      openedFrom={openedFrom}
      isVeryStart={isSamePosition(position, firstPosition)}
      onStart={() => {
        keepLastRead(place, position);
        onStart();
      }}
    />
  );
}
