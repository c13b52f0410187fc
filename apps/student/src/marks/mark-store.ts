import type { Mark } from '@repo/contracts/marks';
import { api } from '#src/api/api.ts';
import { outbox } from '#src/outbox/outbox.ts';
import { createSavedStore } from '#src/saved/create-saved-store.ts';
import { takeInOldMarks } from './old-marks.ts';

/** A student's own bookmarks, highlights and notes. */
export const markStore = createSavedStore<Mark>({
  kind: 'mark',
  idOf: ({ markId }) => markId,
  thingOf: ({ markId, chapterId, about, itemId, kind, quote, note }) => ({
    ...{ markId, chapterId, about, itemId, kind, quote, note },
  }),
  async ask(after) {
    const { marks: items, ...page } = await api.progress.marks.query({ after });
    return { items, ...page };
  },
  takeInOld: (userId) => takeInOldMarks(userId, outbox),
});
