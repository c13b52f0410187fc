import { type QueryKey, useQueryClient } from '@tanstack/react-query';

type Item = { _id: string; updatedAt: string };

/** Replies may arrive in a different order than their changes, so keep the newest version of the item. */
const withItem = <T extends Item>(items: T[], item: T) =>
  items.map((other) => (other._id === item._id && item.updatedAt >= other.updatedAt ? item : other));

/**
 * Updates a list in the query cache after the server confirmed a change. A fetch in flight would restore the
 * old state, so it is replaced by a new one.
 */
export function useListCache<T extends Item>(queryKey: QueryKey) {
  const queries = useQueryClient();
  const write = (change: (items: T[]) => T[]): void => {
    queries.setQueryData<T[]>(queryKey, (items) => items && change(items));
    if (queries.isFetching({ queryKey }) > 0) void queries.invalidateQueries({ queryKey });
  };
  return {
    /** The current value, also outside of a render. */
    current: (): T[] => queries.getQueryData<T[]>(queryKey) ?? [],
    write,
    /** Replaces the item with this id, if it still exists. */
    replace: (item: T) => write((items) => withItem(items, item)),
    /** Replaces the item with this id, or adds it at the end. */
    put: (item: T) =>
      write((items) =>
        items.some(({ _id }) => _id === item._id) ? withItem(items, item) : [...items, item],
      ),
    remove: (id: string) => write((items) => items.filter(({ _id }) => _id !== id)),
    reload: () => queries.invalidateQueries({ queryKey }),
  };
}
