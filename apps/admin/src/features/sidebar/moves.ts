import { movedTo } from '#src/editing/sortable-list.tsx';

/** Moves an item by one position; null at that end of the list. */
export function movesOf(ids: string[], id: string, reorder: (ids: string[]) => void) {
  const at = ids.indexOf(id);
  return {
    up: at > 0 ? () => reorder(movedTo(ids, id, at - 1)) : null,
    down: at < ids.length - 1 ? () => reorder(movedTo(ids, id, at + 1)) : null,
  };
}
