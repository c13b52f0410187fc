import { useNavigate } from '@tanstack/react-router';

/**
 * Opens a page of the open summary, or with no summary closes it. Other pages keep their unsaved work, so nothing is
 * asked; the place in the history is overwritten, so that Back leaves the summary.
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
