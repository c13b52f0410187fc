import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { type ChapterTab, tabOf } from './chapter-tabs.ts';

/**
 * What is chosen inside a tab: `item` is a topic, a summary …, `page` one of its pages. It stands in the address, so
 * Back undoes a choice and a reload keeps it.
 */
export const tabSearch = z.object({
  item: z.string().optional().catch(undefined),
  page: z.string().optional().catch(undefined),
});

/** The chosen chapter; null before one is chosen. */
export type ChapterChoice = { subjectId: string; chapterId: string; tab: ChapterTab };

/** The chapter and the tab in the address. */
export function useChapterChoice(): ChapterChoice | null {
  const { subjectId, chapterId, tab } = useParams({ strict: false });
  const known = tabOf(tab);
  return subjectId && chapterId && known ? { subjectId, chapterId, tab: known.value } : null;
}

/**
 * Goes to a chapter, or to another tab of it, with nothing chosen inside but what is named. Like every change of the address it passes
 * the leave guard: it resolves once the choice is made, or was refused by Stay.
 */
export function useChooseChapter() {
  const navigate = useNavigate();
  return (choice: ChapterChoice, inside: z.infer<typeof tabSearch> = {}) =>
    navigate({ to: '/$subjectId/$chapterId/$tab', params: choice, search: inside });
}

/** No chapter is chosen any more, for instance because it was deleted. */
export function useChooseNothing() {
  const navigate = useNavigate();
  return () => navigate({ to: '/' });
}

/** What is chosen inside the open tab, and how to choose; choosing an item clears the page. Passes the leave guard. */
export function useTabChoice() {
  const navigate = useNavigate();
  const { item = null, page = null } = useSearch({ strict: false });
  const choose = (search: { item?: string; page?: string }, replace = false) =>
    navigate({ from: '/$subjectId/$chapterId/$tab', search, replace });
  return {
    itemId: item,
    pageId: page,
    /** `replace` overwrites the place in the history, for choices the tool makes itself. */
    chooseItem: (itemId: string | null, options?: { replace?: boolean }) =>
      choose(itemId === null ? {} : { item: itemId }, options?.replace),
    choosePage: (pageId: string | null, options?: { itemId?: string; replace?: boolean }) =>
      choose({ item: options?.itemId ?? item ?? undefined, page: pageId ?? undefined }, options?.replace),
  };
}

/**
 * Opens the item that the address names, where a tab opens items in a dialog: once, as soon as it is loaded. Then the
 * address names it no more, so that closing it leads back to the list. `part` is the page in the address.
 */
export function useAskedItem<T extends { _id: string }>(
  tab: ChapterTab,
  { data, isFetching }: { data: readonly T[] | undefined; isFetching: boolean },
  open: (item: T, part: string | null) => void,
): void {
  const navigate = useNavigate();
  const { tab: openTab } = useParams({ strict: false });
  const { item: id, page = null } = useSearch({ strict: false });
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    // Another tab is on its way, and ours still there.
    if (openTab !== tab) return;
    const item = data?.find(({ _id }) => _id === id);
    if (!id || !data || (!item && isFetching)) return;
    void navigate({ from: '/$subjectId/$chapterId/$tab', search: {}, replace: true, ignoreBlocker: true });
    if (item) latest.current(item, page);
  }, [id, page, data, isFetching, tab, openTab, navigate]);
}
