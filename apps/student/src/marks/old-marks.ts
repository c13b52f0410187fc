import type { Mark } from '@repo/contracts/marks';
import type { Outbox } from '#src/outbox/create-outbox.ts';
import { type KeptMark, type KeptMarks, marksDatabase, savedKeys } from '#src/storage/kept-marks.ts';
import { hasFields, isRecord, isText } from '#src/storage/schema.ts';
import { namesIn, readText, removeText, storageName } from '#src/storage/stored-text.ts';
import { createValueStore } from '#src/storage/value-store.ts';

/** What builds before the study log kept: `edit` is a change that the server did not have, `taken` the ids of those from notes. */
type OldMark = KeptMark & { isRemoved: boolean; edit: object | null };
type OldMarks = KeptMarks & { marks: Record<string, OldMark>; taken: string[] };
type Note = { id: string; order: string; mark: Mark; isRemoved: boolean };

const isNote = hasFields<Note>({
  ...{ id: isText, order: isText, mark: (value): value is Mark => isRecord(value) },
  isRemoved: (value): value is boolean => typeof value === 'boolean',
});

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

/** Puts changes of marks which a build before the study log left unsent into the outbox, and what it kept into today's form. Never fails. */
export async function takeInOldMarks(userId: string, { put }: Pick<Outbox, 'put'>): Promise<void> {
  const { read, change } = createValueStore(marksDatabase);
  const names = namesIn('local', storageName('mark ', `${userId} `));
  const kept = await read<OldMarks>(savedKeys.mark(userId));
  const unsent = Object.values(kept?.marks ?? {}).filter(({ edit }) => edit);
  const notes = names
    .map((name) => parse(readText('local', name)))
    .filter((note): note is Note => isNote(note) && !kept?.taken?.includes(note.id))
    .sort((one, other) => (one.order < other.order ? -1 : 1));
  const changes = [
    ...unsent.sort((one, other) => one.changedAtMs - other.changedAtMs),
    ...notes.map(({ mark, isRemoved }) => ({ ...mark, isRemoved, changedAtMs: Date.now() })),
  ];
  for (const { changedAtMs, ...mark } of changes) {
    const { markId, chapterId, about, itemId, kind, quote, note, isRemoved } = mark;
    const change = { markId, chapterId, about, itemId, kind, quote, note, isRemoved };
    if (!(await put({ kind: 'mark', change, changedAtMs }))) return;
  }
  if (unsent.length > 0)
    await change<KeptMarks>(savedKeys.mark(userId), (now) => {
      const { last = 0, marks = {}, settled = 0 } = now ?? {};
      const sent = Object.entries(marks).filter(([, mark]) => !Reflect.get(mark, 'edit'));
      return { last, marks: Object.fromEntries(sent), settled: settled + 1 };
    });
  for (const name of names) removeText('local', name);
}
