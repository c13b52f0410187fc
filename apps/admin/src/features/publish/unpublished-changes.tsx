import type { ContentChange, ContentVersion } from '@repo/contracts/admin';
import { Button } from '@repo/ui/button';
import { ErrorPanel } from '@repo/ui/error-panel';
import { Loading, Skeleton } from '@repo/ui/loading';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { isSessionRefused } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { adminSessionAtom } from '#src/session/admin-session.ts';
import { ChangeList } from './change-list.tsx';
import { publishCopy } from './publish-copy.ts';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { versionsCopy } from './versions-copy.ts';

/** The unpublished changes; a chapter's drafts can be reset to the current version. */
export function UnpublishedChanges({ current }: { current: ContentVersion | undefined }) {
  const { kind } = useAtomValue(adminSessionAtom);
  const { data, error, refetch, isFetching } = trpc.admin.previewPublish.useQuery(undefined, {
    enabled: kind === 'open',
    gcTime: 0,
  });
  const [asked, setAsked] = useState<{ id: string; name: string } | null>(null);
  const list = useRef<HTMLDivElement>(null);
  // A chapter that students don't have yet can't be reset.
  const putBackOf = ({ kind: how, chapterId, chapterName }: ContentChange) =>
    current && how !== 'added' && chapterId && chapterName ? (
      <Button
        variant="outlined"
        size="sm"
        aria-label={versionsCopy.putBackName(chapterName)}
        onClick={() => setAsked({ id: chapterId, name: chapterName })}
      >
        {versionsCopy.putBack}
      </Button>
    ) : null;
  if (!data)
    return error && !isSessionRefused(error) ? (
      <ErrorPanel message={publishCopy.previewFailed} onRetry={() => refetch()} isRetrying={isFetching} />
    ) : (
      <Loading>
        <Skeleton className="h-40 w-full" />
      </Loading>
    );
  return (
    <div ref={list} tabIndex={-1}>
      <ChangeList changes={data.changes} Heading="h2" actOn={putBackOf} />
      {asked && current ? (
        <TakeBackDialog
          version={current}
          chapter={asked}
          afterwards={list}
          onDone={() => setAsked(null)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </div>
  );
}
