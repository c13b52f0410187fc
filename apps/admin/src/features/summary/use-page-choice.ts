import { useNavigate } from '@tanstack/react-router';

/**
 * Opens a page of the open summary; without a summary, closes it. Asks nothing, because other pages keep
 * their unsaved work; replaces the history entry, so that Back leaves the summary.
 */
export function useChoosePage() {
  const navigate = useNavigate();
  return (itemId: string | undefined, pageId?: string) =>
    navigate({
      from: '/$subjectId/$chapterId/$tab',
      search: { item: itemId, page: pageId },
      replace: true,
      ignoreBlocker: true,
    });
}
