import type { Mark, ReadMarks } from '@repo/contracts/marks';
import { api } from '#src/api/api.ts';
import { outbox } from '#src/outbox/outbox.ts';
import { createSavedStore } from '#src/saved/create-saved-store.ts';
import type { KeptMarks } from '#src/storage/kept-marks.ts';
import { takeInOldMarks } from './old-marks.ts';

const pageOf = ({ marks, ...page }: ReadMarks) => ({ items: marks, ...page });

const store = createSavedStore<Mark>({
  kind: 'mark',
  idOf: ({ markId }) => markId,
  thingOf: ({ markId, chapterId, about, itemId, kind, quote, note }) => ({
    ...{ markId, chapterId, about, itemId, kind, quote, note },
  }),
  ask: async (after) => pageOf(await api.progress.marks.query({ after })),
  takeInOld: (userId) => takeInOldMarks(userId, outbox),
});

export const {
  load: loadMarks,
  shown: marksShown,
  save: putMark,
  settle: settleMarks,
  readNew: readNewMarks,
  refresh: refreshMarks,
  subscribe: subscribeToMarks,
  readKept,
} = store;

export const takeOver = (userId: string, before: KeptMarks, page: ReadMarks) =>
  store.takeOver(userId, before, pageOf(page));
