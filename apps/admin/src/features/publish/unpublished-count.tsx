import { publishCopy } from './publish-copy.ts';
import { countHidden, useHidden } from './use-hidden.ts';
import { useUnpublished } from './use-unpublished.ts';

/** The number of unpublished changes, and of hidden content; nothing while unknown. */
export function UnpublishedCount() {
  const { data } = useUnpublished();
  const hidden = useHidden();
  if (!data) return <span role="status" />;
  const isHidden = hidden !== undefined && countHidden(hidden) > 0;
  return (
    <span role="status" className="text-meta text-ink-2">
      {data.count > 0 ? publishCopy.changes(data.count) : null}
      {data.count === 0 && hidden && !isHidden ? publishCopy.allPublished : null}
      {isHidden ? (
        <>
          {data.count > 0 ? ' · ' : null}
          {publishCopy.hidden(hidden)}
          <span className="md:max-lg:hidden">, {publishCopy.hiddenIn(hidden)}</span>
        </>
      ) : null}
    </span>
  );
}
