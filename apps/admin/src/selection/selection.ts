import { toast } from '@repo/ui/toast';
import { useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { itemsCopy } from '#src/chapter-items/chapter-items-copy.ts';
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

/** Screens with a list of which the address can name an item: the tabs of a chapter, and the board papers. */
type ListScreen = ChapterTab | 'papers';

/** No chapter is chosen any more, for instance because it was deleted. */
export function useChooseNothing() {
  const navigate = useNavigate();
  return () => navigate({ to: '/' });
}

/** What is chosen inside the open tab, and how to choose; choosing an item clears the page. Passes the leave guard. */
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
     * `replace` overwrites the place in the history, for choices the tool makes itself; with `ignoreBlocker` the leave
     * guard is passed by, where the work goes along.
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
 * Looks once for what the address names on an open screen, as soon as the list is loaded. Somebody else may have added it
 * since: before it counts as gone the list is asked for again, and then that is said.
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
  // Another one may be on its way, and ours still there.
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
 * Opens the item that the address names, where a screen opens items in a dialog. Then the address names it no more, so
 * that closing it leads back to the list. `part` is the page in the address.
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

/** Where pages stay in the address while they are open: one that is not there any more is taken out of it. */
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
