import { useAtomValue } from 'jotai';
import { trpc } from '#src/api/trpc.ts';
import { gateAtom } from '#src/session/gate-state.ts';

/** When content was last published (`lastPublishedContentAt`, null: never); asked for while the gate is open. */
export function useOverview() {
  const { kind } = useAtomValue(gateAtom);
  return trpc.admin.overview.useQuery(undefined, { enabled: kind === 'open' });
}
