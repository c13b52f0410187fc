import { toast } from '@repo/ui/toast';
import { useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { itemsCopy } from '#src/chapter-items/chapter-items-copy.ts';
import { type ChapterTab, tabOf } from './chapter-tabs.ts';

/**
 * The selection inside a tab: `item` is a topic, a summary …, `page` one of its pages. In the address, so
 * that Back undoes it and a reload keeps it.
 */
export const tabSearch = z.object({
  item: z.string().optional().catch(undefined),
  page: z.string().optional().catch(undefined),
});

/** The selected chapter; null for none. */
export type ChapterChoice = { subjectId: string; chapterId: string; tab: ChapterTab };

/** The chapter and the tab in the address. */
export function useChapterChoice(): ChapterChoice | null {
  const { subjectId, chapterId, tab } = useParams({ strict: false });
  const known = tabOf(tab);
  return subjectId && chapterId && known ? { subjectId, chapterId, tab: known.value } : null;
}

/**
 * Goes to a chapter, or to another tab of it, with only the given selection inside. Like any navigation it
 * passes the leave guard: resolves after the navigation, or its rejection by Stay.
 */
export function useChooseChapter() {
  const navigate = useNavigate();
  return (choice: ChapterChoice, inside: z.infer<typeof tabSearch> = {}) =>
    navigate({ to: '/$subjectId/$chapterId/$tab', params: choice, search: inside });
}

/** Screens with a list whose items the address can name: the tabs of a chapter, and the board papers. */
type ListScreen = ChapterTab | 'papers';

/** Deselects the chapter, for example because it was deleted. */
export function useChooseNothing() {
  const navigate = useNavigate();
  return () => navigate({ to: '/' });
}

/** The selection in the open tab, and how to change it; selecting an item clears the page. Passes the leave guard. */
export function useTabChoice() {
  const navigate = useNavigate();
  const { item = null, page = null } = useSearch({ strict: false });
  const choose = (
    search: { item?: string; page?: string },
    { replace = false, ignoreBlocker = false }: { replace?: boolean; ignoreBlocker?: boolean } = {},
  ) => navigate({ from: '/$subjectId/$chapterId/$tab', search, replace, ignoreBlocker });
  return {
    itemId: item,
    pageId: page,
    /**
     * `replace` replaces the history entry, for selections by the tool itself; `ignoreBlocker` skips the
     * leave guard, where the work stays open.
     */
    chooseItem: (itemId: string | null, options?: { replace?: boolean }) =>
      choose(itemId === null ? {} : { item: itemId }, options),
    choosePage: (
      pageId: string | null,
      { itemId, ...how }: { itemId?: string; replace?: boolean; ignoreBlocker?: boolean } = {},
    ) => choose({ item: itemId ?? item ?? undefined, page: pageId ?? undefined }, how),
  };
}

type Asked<T> = {
  data: readonly T[] | undefined;
  refetch: (how: { cancelRefetch: boolean }) => Promise<{ data?: readonly T[]; isSuccess: boolean }>;
};

/**
 * Finds the item named in the address once the list is loaded. Someone else may have added it since, so
 * refetches the list before reporting that it is gone.
 */
export function useSought<T, F>(
  screen: ListScreen,
  { data, refetch }: Asked<T>,
  find: (items: readonly T[], id: string, page: string | null) => F | undefined,
  settle: (found: F | undefined, page: string | null) => void,
): void {
  const openScreen = useLocation({ select: ({ pathname }) => pathname.split('/').at(-1) });
  const { item: id, page = null } = useSearch({ strict: false });
  const latest = useRef({ find, settle });
  latest.current = { find, settle };
  const current = useRef<string | null>(null);
  const asked = useRef<string | null>(null);
  const settled = useRef<string | null>(null);
  // Another screen may be loading while this one is still open.
  const isHere = openScreen === screen;
  useEffect(() => {
    const wanted = id !== undefined && isHere ? `${id} ${page}` : null;
    current.current = wanted;
    const settleWith = (found: F | undefined) => {
      settled.current = wanted;
      latest.current.settle(found, page);
      if (found === undefined) toast.error(itemsCopy.gone);
    };
    const seek = () => {
      if (id === undefined || wanted === null) {
        asked.current = null;
        settled.current = null;
        return;
      }
      if (!data || settled.current === wanted) return;
      const found = latest.current.find(data, id, page);
      if (found !== undefined) return settleWith(found);
      if (asked.current === wanted) return;
      asked.current = wanted;
      void refetch({ cancelRefetch: false }).then(({ data: now, isSuccess }) => {
        if (isSuccess && now && current.current === wanted && settled.current !== wanted)
          settleWith(latest.current.find(now, id, page));
      });
    };
    seek();
    return () => {
      current.current = null;
    };
  }, [id, page, isHere, data, refetch]);
}

/**
 * Opens the item named in the address in a dialog, then removes it from the address, so that closing it leads
 * back to the list. `part` is the page in the address.
 */
export function useAskedItem<T extends { _id: string }>(
  screen: ListScreen,
  query: Asked<T>,
  open: (item: T, part: string | null) => void,
): void {
  const navigate = useNavigate();
  useSought(
    screen,
    query,
    (items, id) => items.find(({ _id }) => _id === id),
    (item, part) => {
      void navigate({ to: '.', search: {}, replace: true, ignoreBlocker: true });
      if (item) open(item, part);
    },
  );
}

type WithPages = { _id: string; pages: readonly { _id: string }[] };

/** Removes a missing page from the address, for screens whose open page stays there. */
export function useAskedPage(
  tab: ChapterTab,
  query: Asked<WithPages>,
  isKnownPage: (page: string | null) => boolean = (page) => page === null,
): void {
  const { itemId, chooseItem } = useTabChoice();
  useSought(
    tab,
    query,
    (items, id, page) => {
      const item = items.find(({ _id }) => _id === id);
      return item && (isKnownPage(page) || item.pages.some(({ _id }) => _id === page)) ? item : undefined;
    },
    (item) => {
      const isThere = query.data?.some(({ _id }) => _id === itemId);
      if (!item) void chooseItem(isThere ? itemId : null, { replace: true });
    },
  );
}
