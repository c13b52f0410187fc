import { useAtomValue } from 'jotai';
import { trpc } from '#src/api/trpc.ts';
import { adminSessionAtom } from '#src/session/admin-session.ts';

/** The unpublished changes; refetched after every change of a draft and when the window gets the focus. */
export function useUnpublished() {
  const { kind } = useAtomValue(adminSessionAtom);
  return trpc.admin.unpublishedChanges.useQuery(undefined, {
    enabled: kind === 'open',
    refetchOnWindowFocus: 'always',
  });
}
