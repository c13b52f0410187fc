import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/**
 * To be called after the server's answer to a change was written into a list. An answer that is still on its way was
 * asked for before the change and would put the old state back: the list is asked for again in its place.
 */
export function useKeepWritten(): (list: QueryKey) => void {
  const queries = useQueryClient();
  return (queryKey) => {
    if (queries.isFetching({ queryKey }) > 0) void queries.invalidateQueries({ queryKey });
  };
}
