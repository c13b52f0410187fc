import { useEffect } from 'react';
import { completionIdOf } from '#src/outbox/job.ts';
import { useJobStatus } from '#src/outbox/use-outbox.ts';
import { showMoment } from './moments.ts';

/** A chapter was finished: the server knows it, or this device keeps it until there is a network. */
export function useChapterMoment(place: { subjectId: string; chapterId: string }): void {
  const { chapterId } = place;
  const status = useJobStatus(completionIdOf(place));
  const isFinished = status?.kind === 'saved' || (status?.kind === 'pending' && status.isUnreachable);
  useEffect(() => {
    if (isFinished) showMoment('chapter', chapterId);
  }, [isFinished, chapterId]);
}
