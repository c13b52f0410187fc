import { Character } from '@repo/ui/character';
import { EmptyState } from '@repo/ui/empty-state';
import { Loading, Skeleton } from '@repo/ui/loading';
import { useMemo } from 'react';
import { findChapter, findSubject, topicsOfChapter } from '#src/library/library.ts';
import { useCharacter } from '#src/screen/use-character.ts';
import { notesCopy } from './copy.ts';
import { keepLastRead } from './kept-position.ts';
import { NotesCover } from './notes-cover.tsx';
import { NotesReader } from './notes-reader.tsx';
import { firstPosition, isSamePosition } from './position.ts';
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

/** The notes of a chapter: a cover, then the reader. `hasStarted` outlives a visit to another tab. */
export function NotesTab({
  subjectId,
  chapterId,
  hasStarted,
  onStart,
}: {
  subjectId: string;
  chapterId: string;
  hasStarted: boolean;
  onStart: () => void;
}) {
  const place = useMemo(() => ({ subjectId, chapterId }), [subjectId, chapterId]);
  const topics = topicsOfChapter(chapterId);
  const counts = useMemo(() => topics.map(({ pages }) => pages.length), [topics]);
  const { position, isKnown, saverState, turnTo } = useReading(place, counts);
  const { character } = useCharacter();

  if (!isKnown) return <LoadingSheet />;
  const topic = position ? topics[position.topicIndex] : undefined;
  if (!position || !topic)
    return <EmptyState art={<Character name={character} mood="think" />} title={notesCopy.empty} />;
  if (hasStarted)
    return (
      <NotesReader
        place={place}
        topics={topics}
        position={position}
        saverState={saverState}
        onTurnTo={turnTo}
      />
    );
  return (
    <NotesCover
      chapterName={findChapter(chapterId)?.name ?? ''}
      subjectName={findSubject(subjectId)?.name ?? ''}
      color={findSubject(subjectId)?.color ?? null}
      topicName={topic.name}
      pageText={notesCopy.pageOf(position.pageIndex + 1, topic.pages.length)}
      isVeryStart={isSamePosition(position, firstPosition)}
      onStart={() => {
        keepLastRead(place, position);
        onStart();
      }}
    />
  );
}
