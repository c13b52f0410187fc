import { useEffect } from 'react';
import { completionIdOf } from '#src/study-log/outbox/job.ts';
import { useJobStatus } from '#src/study-log/outbox/use-outbox.ts';
import { showMoment } from './moments.ts';

/** Celebrates a completed chapter, confirmed by the server or stored offline. */
export function useChapterMoment(place: { subjectId: string; chapterId: string }): void {
  const { chapterId } = place;
  const status = useJobStatus(completionIdOf(place));
  const isFinished = status?.kind === 'saved' || (status?.kind === 'pending' && status.isUnreachable);
  useEffect(() => {
    if (isFinished) showMoment('chapter', chapterId);
  }, [isFinished, chapterId]);
}
