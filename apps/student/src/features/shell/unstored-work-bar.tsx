import { outboxCopy } from 'virtual:messages/outbox';
import { useHasUnstoredWork } from '#src/study-log/outbox/use-has-unstored-work.ts';

/** Warns that unsent work is only in this tab, because the browser's storage is blocked. */
export function UnstoredWorkBar() {
  const isUnstored = useHasUnstoredWork();
  return (
    <div role="status" className="print:hidden">
      {isUnstored ? (
        <p className="border-b border-line bg-marker-tint px-4 py-2 text-center text-meta font-bold text-warn">
          {outboxCopy.onlyThisTab}
        </p>
      ) : null}
    </div>
  );
}
