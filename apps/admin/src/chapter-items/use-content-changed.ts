import { trpc } from '#src/api/trpc.ts';

/** After a change of a draft: how full the chapters are and what is unpublished is asked for again. */
export function useContentChanged(): () => void {
  const utils = trpc.useUtils();
  return () => {
    void utils.content.subjects.list.invalidate();
    void utils.admin.invalidate();
  };
}
