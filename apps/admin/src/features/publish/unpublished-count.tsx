import { publishCopy } from './publish-copy.ts';
import { useUnpublished } from './use-unpublished.ts';

/** How many changes students do not see yet; nothing while that is unknown. */
export function UnpublishedCount() {
  const { data } = useUnpublished();
  return (
    <span role="status" className="text-meta text-ink-2">
      {data ? publishCopy.changes(data.count) : null}
    </span>
  );
}
