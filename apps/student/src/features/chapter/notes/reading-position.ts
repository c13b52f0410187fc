import { failureOf } from '@repo/client';
import { readingPositionDebounceMs } from '@repo/contracts/limits';
import { api } from '#src/api/api.ts';
import { sendOnLeave } from '#src/api/send-on-leave.ts';
import { onBeforeLogout } from '#src/session/before-logout.ts';
import { markSent } from './kept-position.ts';
import type { Position } from './position.ts';
import { createPositionSaver, type Place, type Saving } from './position-saver.ts';

const toWire = ({ topicIndex, pageIndex }: Position) => ({
  currentTopicIndex: topicIndex,
  currentPageIndex: pageIndex,
});

/** What the server will not take later either: the chapter is locked or gone. */
const isFinal = (status: unknown) => status === 400 || status === 403 || status === 404;

async function send(place: Place, position: Position): Promise<Saving> {
  try {
    await api.progress.saveReadingPosition.mutate({ ...place, notesProgress: toWire(position) });
    return 'saved';
  } catch (error) {
    return isFinal(failureOf(error)?.status) ? 'refused' : 'retry';
  }
}

/** The app's one saver of reading positions. */
export const positionSaver = createPositionSaver({
  delayMs: readingPositionDebounceMs,
  send,
  sendOnLeave({ subjectId, chapterId }, position) {
    const path = `/v1/progress/${encodeURIComponent(subjectId)}/${encodeURIComponent(chapterId)}`;
    sendOnLeave('PUT', path, { notesProgress: toWire(position) });
  },
  onSettled: (place) => markSent(place),
});

onBeforeLogout(() => positionSaver.flush());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') positionSaver.leave(navigator.onLine);
});
window.addEventListener('pagehide', () => positionSaver.leave(navigator.onLine));
window.addEventListener('online', () => void positionSaver.flush());
