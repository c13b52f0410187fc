import type { NotesProgress } from '@repo/contracts/progress';
import type { JobOf } from './job.ts';

export const isSamePlace = (one: NotesProgress, other: NotesProgress): boolean =>
  one.currentTopicIndex === other.currentTopicIndex && one.currentPageIndex === other.currentPageIndex;

const includes = (places: readonly NotesProgress[], place: NotesProgress) =>
  places.some((one) => isSamePlace(one, place));

/** Whether the server has a position that another device saved since this one left (docs/product.md#saved-position). */
export const isSuperseded = (
  { hasLeft, startedFrom, notesProgress }: JobOf<'position'>,
  server: NotesProgress,
): boolean =>
  hasLeft === true && startedFrom !== undefined && !includes([...startedFrom, notesProgress], server);

/**
 * The positions the server may have when a page is turned.
 * @param waiting the job that the new one replaces
 * @param mayHaveArrived whether that job was sent
 * @param known the cached position, which is the one of `waiting` unless the server answered since
 */
export function placesBefore(
  waiting: JobOf<'position'> | undefined,
  mayHaveArrived: boolean,
  known: NotesProgress | undefined,
): readonly NotesProgress[] | undefined {
  if (!waiting) return known && [known];
  const { startedFrom, notesProgress } = waiting;
  if (!startedFrom) return undefined;
  const added = known && !isSamePlace(known, notesProgress) ? [known] : [];
  if (mayHaveArrived) added.push(notesProgress);
  return [...startedFrom, ...added.filter((place) => !includes(startedFrom, place))];
}
