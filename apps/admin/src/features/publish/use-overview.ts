import type { ScheduledPublish } from '@repo/contracts/scheduled-publish';
import { useAtomValue } from 'jotai';
import { trpc } from '#src/api/trpc.ts';
import { adminSessionAtom } from '#src/session/admin-session.ts';

const afterDueMs = 15_000;
const hourMs = 3_600_000;

/** When to look again for the outcome of a scheduled publish. */
function lookAgainMs(scheduled: ScheduledPublish | null | undefined): number | false {
  if (scheduled?.failure !== null) return false;
  const dueInMs = Date.parse(scheduled.dueAt) - Date.now();
  return Math.min(Math.max(dueInMs, 0) + afterDueMs, hourMs);
}

/** When content was last published (null for never) and is scheduled to be; fetched while the admin is logged in. */
export function useOverview() {
  const { kind } = useAtomValue(adminSessionAtom);
  return trpc.admin.overview.useQuery(undefined, {
    enabled: kind === 'open',
    refetchInterval: ({ state }) => lookAgainMs(state.data?.scheduled),
  });
}
