import { savedCopy } from 'virtual:messages/saved';
import type { SavedKind } from '@repo/contracts/saved.rules';
import type { OnDevice } from '#src/platform/storage/study-database.ts';

/** Says how many of these items the server refused. */
export function OnlyHere({ kind, things }: { kind: SavedKind; things: readonly OnDevice<object>[] }) {
  const { length } = things.filter(({ isOnlyHere }) => isOnlyHere);
  return length > 0 ? <p className="font-bold">{savedCopy[kind].onlyHere({ count: length })}</p> : null;
}
