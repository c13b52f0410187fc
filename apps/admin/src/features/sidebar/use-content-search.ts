import { searchContentInput } from '@repo/contracts/admin';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { trpc } from '#src/api/trpc.ts';

const debounceMs = 250;

/** The value, debounced by `debounceMs`. */
function useStill<T>(value: T): T {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return still;
}

/** Searches all drafts, debounced. Keeps the previous results meanwhile. */
export function useContentSearch(text: string) {
  const wanted = useStill(text);
  const input = searchContentInput.safeParse({ text: wanted });
  const query = trpc.admin.searchContent.useQuery(input.data ?? { text: '' }, {
    enabled: input.success,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const isWorth = searchContentInput.safeParse({ text }).success;
  return {
    hits: isWorth ? (query.data?.hits ?? []) : [],
    hasMore: isWorth && query.data?.hasMore === true,
    isSearching: isWorth && (query.isFetching || wanted !== text),
    hasFailed: isWorth && query.isError,
  };
}
