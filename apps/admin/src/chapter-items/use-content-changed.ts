import { trpc } from '#src/api/trpc.ts';

/** Call after changing a draft: refetches the chapters' counts and the unpublished changes. */
export function useContentChanged(): () => void {
  const utils = trpc.useUtils();
  return () => {
    void utils.content.subjects.list.invalidate();
    void utils.admin.invalidate();
  };
}
