import type { ContentVersion } from '@repo/contracts/admin';
import type { CompareVersionsInput, ItemAlone } from '@repo/contracts/versions';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { ErrorPanel } from '@repo/ui/error-panel';
import { Loading, Skeleton } from '@repo/ui/loading';
import { Suspense } from 'react';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { ComparedVersions } from '#src/editing/lazy-parts.tsx';
import { wordsOf } from '#src/selection/chapter-tabs.ts';
import type { ChangedItem } from './change-list.tsx';
import { versionsCopy } from './versions-copy.ts';

export type TextOfItem = (alone: ItemAlone) => string;

const placeholder = (
  <Loading>
    <Skeleton className="h-48 w-full" />
  </Loading>
);

/** An item in two versions, side by side, with differences marked. Mount it while it is open. */
export function ComparedItem({
  pair,
  names,
  changed: { chapterId, item, line },
  textOfItem,
  onClose,
}: {
  pair: CompareVersionsInput;
  names: { from: ContentVersion; to: ContentVersion };
  changed: ChangedItem;
  textOfItem: TextOfItem;
  onClose: () => void;
}) {
  const { list, itemId } = item;
  const { data, error, refetch, isFetching } = trpc.admin.compareItem.useQuery(
    { ...pair, chapterId, list, itemId },
    { gcTime: 0 },
  );
  const textOf = (alone: ItemAlone) =>
    alone[list] === undefined ? versionsCopy.notThere(list) : textOfItem(alone);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={versionsCopy.itemTitle(list)}
      description={line}
      size="xl"
      phone="full"
      footer={
        <Button variant="outlined" onClick={onClose}>
          {versionsCopy.close}
        </Button>
      }
    >
      {data ? (
        <Suspense fallback={placeholder}>
          <ComparedVersions
            theirs={textOf(data.before)}
            mine={textOf(data.after)}
            isMarkup={!wordsOf(list).isPlain}
            isMarked={data.before[list] !== undefined && data.after[list] !== undefined}
            labels={versionsCopy.names(names.from, names.to)}
          />
        </Suspense>
      ) : error && !isSessionRefused(error) ? (
        <ErrorPanel
          message={sentenceOf(error, versionsCopy.itemFailed)}
          onRetry={() => refetch()}
          isRetrying={isFetching}
        />
      ) : (
        placeholder
      )}
    </Dialog>
  );
}
