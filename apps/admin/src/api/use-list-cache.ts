import { type QueryKey, useQueryClient } from '@tanstack/react-query';

const withItem = <T extends { _id: string }>(items: T[], item: T) =>
  items.map((other) => (other._id === item._id ? item : other));

/**
 * A list in the query cache, changed as the server confirmed it. An answer that is still on its way was given before
 * the change and would put the old state back: the list is fetched again in its place.
 */
export function useListCache<T extends { _id: string }>(queryKey: QueryKey) {
  const queries = useQueryClient();
  const write = (change: (items: T[]) => T[]): void => {
    queries.setQueryData<T[]>(queryKey, (items) => items && change(items));
    if (queries.isFetching({ queryKey }) > 0) void queries.invalidateQueries({ queryKey });
  };
  return {
    /** What is known now, also outside of a render. */
    current: (): T[] => queries.getQueryData<T[]>(queryKey) ?? [],
    write,
    /** Replaces the item of this id, if it is still there. */
    replace: (item: T) => write((items) => withItem(items, item)),
    /** Replaces the item of this id, or adds it at the end. */
    put: (item: T) =>
      write((items) =>
        items.some(({ _id }) => _id === item._id) ? withItem(items, item) : [...items, item],
      ),
    remove: (id: string) => write((items) => items.filter(({ _id }) => _id !== id)),
    reload: () => queries.invalidateQueries({ queryKey }),
  };
}
