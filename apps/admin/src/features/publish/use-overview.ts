import { useAtomValue } from 'jotai';
import { trpc } from '#src/api/trpc.ts';
import { adminSessionAtom } from '#src/session/admin-session.ts';

/** When content was last published (`lastPublishedContentAt`, null for never); fetched while the admin is logged in. */
export function useOverview() {
  const { kind } = useAtomValue(adminSessionAtom);
  return trpc.admin.overview.useQuery(undefined, { enabled: kind === 'open' });
}
