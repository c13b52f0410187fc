import type { ContentVersion } from '@repo/contracts/admin';
import type { TakeBackPreview } from '@repo/contracts/versions';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { ErrorPanel } from '@repo/ui/error-panel';
import { FieldNotes } from '@repo/ui/field';
import { Loading, Skeleton } from '@repo/ui/loading';
import { type RefObject, useId, useRef } from 'react';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { ChangedPlaces } from './change-list.tsx';
import { publishCopy } from './publish-copy.ts';
import { formatMoment } from './published-at.tsx';
import { useTakeBack } from './use-take-back.ts';
import { versionsCopy } from './versions-copy.ts';

/**
 * Shows what taking a chapter back changes for students and which unpublished changes are lost, and does it.
 * Mount it while it is open. `afterwards` gets the focus when it is done.
 */
export function TakeBackDialog({
  version,
  chapter,
  afterwards,
  onDone,
  onClose,
}: {
  version: ContentVersion;
  chapter: { id: string; name: string };
  afterwards: RefObject<HTMLElement | null>;
  onDone: () => void;
  onClose: () => void;
}) {
  const errorId = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const isDone = useRef(false);
  const asked = { versionId: version.id, chapterId: chapter.id };
  const { takeBack, isPending, failure } = useTakeBack({
    onDone() {
      isDone.current = true;
      onDone();
    },
  });
  const { isCurrent } = version;
  const preview = trpc.admin.previewTakeBack.useQuery(asked, { gcTime: 0 });
  const { data, error, refetch, isFetching } = preview;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || isPending || onClose()}
      title={
        isCurrent
          ? versionsCopy.putBackAsk(chapter.name)
          : versionsCopy.takeBackAsk(chapter.name, formatMoment(version.publishedAt))
      }
      description={isCurrent ? versionsCopy.putBackText : versionsCopy.takeBackText}
      size="lg"
      isSteady
      initialFocus={cancel}
      finalFocus={() => (isDone.current ? afterwards.current : true)}
      footer={
        <>
          <Button ref={cancel} variant="outlined" onClick={() => isPending || onClose()}>
            {publishCopy.cancel}
          </Button>
          <Button
            variant="danger"
            disabled={!data || isFetching}
            busy={isPending}
            onClick={() => data && takeBack(asked, data.seenDraft)}
          >
            {isCurrent ? versionsCopy.putBack : versionsCopy.takeBack}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {failure ? (
          <div role="alert">
            <FieldNotes id={errorId} error={failure} />
          </div>
        ) : null}
        {data ? (
          <Consequences preview={data} />
        ) : error && !isSessionRefused(error) ? (
          <ErrorPanel
            message={sentenceOf(error, versionsCopy.takeBackUnknown)}
            onRetry={() => refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <Loading>
            <Skeleton className="h-32 w-full" />
          </Loading>
        )}
      </div>
    </Dialog>
  );
}

function Consequences({ preview }: { preview: TakeBackPreview }) {
  const { changes, unpublished, unpublishedCount, isDraftGone, isSeen } = preview;
  if (isDraftGone)
    return (
      <section className="grid gap-2">
        <p>{isSeen ? versionsCopy.draftGone : versionsCopy.notSeen}</p>
        {changes.length > 0 ? <ChangedPlaces changes={changes} /> : null}
        <p className="text-meta text-ink-2">{versionsCopy.draftGoneHint}</p>
      </section>
    );
  return (
    <>
      <section className="grid gap-2">
        <h3 className="text-h3">{versionsCopy.lostTitle}</h3>
        <p>{versionsCopy.lost(unpublishedCount)}</p>
        {unpublished.length > 0 ? <ChangedPlaces changes={unpublished} /> : null}
      </section>
      <section className="grid gap-2">
        <h3 className="text-h3">{publishCopy.changesTitle}</h3>
        {changes.length > 0 ? <ChangedPlaces changes={changes} /> : <p>{versionsCopy.seenAlready}</p>}
      </section>
    </>
  );
}
