import type { ContentChange, ContentVersion } from '@repo/contracts/admin';
import type { CompareVersionsInput } from '@repo/contracts/versions';
import { Button } from '@repo/ui/button';
import { ErrorPanel } from '@repo/ui/error-panel';
import { Loading, Skeleton } from '@repo/ui/loading';
import { SelectField } from '@repo/ui/select-field';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { type RefObject, useState } from 'react';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { adminSessionAtom } from '#src/session/admin-session.ts';
import { type ChangedItem, ChangedPlaces } from './change-list.tsx';
import { ComparedItem, type TextOfItem } from './compared-item.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { versionsCopy } from './versions-copy.ts';
import type { VersionsSearch } from './versions-search.ts';

/** Choose two versions to list their differences; an item opens as two texts. */
export function VersionComparison({
  versions,
  search: { from, to },
  headingRef,
  textOfItem,
}: {
  /** The versions; undefined while loading. */
  versions: readonly ContentVersion[] | undefined;
  search: VersionsSearch;
  headingRef: RefObject<HTMLHeadingElement | null>;
  textOfItem: TextOfItem;
}) {
  const navigate = useNavigate();
  const choose = (chosen: VersionsSearch) =>
    void navigate({ to: '/versions', search: { from, to, ...chosen }, replace: true });
  const options = versions?.map((version) => ({
    value: String(version.id),
    label: versionsCopy.option(version),
  }));
  const chooser = (label: string, id: number | undefined, onChoose: (id: number | undefined) => void) => (
    <SelectField
      label={label}
      options={options}
      placeholder={versionsCopy.choose}
      value={versions?.some((version) => version.id === id) ? String(id) : ''}
      onChange={({ target }) => onChoose(target.value === '' ? undefined : Number(target.value))}
    />
  );
  return (
    <section className="grid min-w-0 gap-3">
      <h2 ref={headingRef} tabIndex={-1} className="text-h3">
        {versionsCopy.compareTitle}
      </h2>
      <p className="text-meta text-ink-2">{versionsCopy.compareHint}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {chooser(versionsCopy.from, from, (id) => choose({ from: id }))}
        {chooser(versionsCopy.to, to, (id) => choose({ to: id }))}
      </div>
      {from !== undefined && to !== undefined ? (
        <Differences
          key={`${from} ${to}`}
          pair={{ fromId: from, toId: to }}
          versions={versions ?? []}
          textOfItem={textOfItem}
          headingRef={headingRef}
          onCompare={choose}
        />
      ) : null}
    </section>
  );
}

function Differences({
  pair,
  versions,
  textOfItem,
  headingRef,
  onCompare,
}: {
  pair: CompareVersionsInput;
  versions: readonly ContentVersion[];
  textOfItem: TextOfItem;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onCompare: (chosen: VersionsSearch) => void;
}) {
  const { kind } = useAtomValue(adminSessionAtom);
  const { data, error, refetch, isFetching } = trpc.admin.compareVersions.useQuery(pair, {
    enabled: kind === 'open',
  });
  const { admin } = trpc.useUtils();
  const [opened, setOpened] = useState<ChangedItem | null>(null);
  const [asked, setAsked] = useState<{ id: string; name: string } | null>(null);
  const [from, to] = [pair.fromId, pair.toId].map((id) => versions.find((version) => version.id === id));
  const old = from?.isCurrent ? to : to?.isCurrent ? from : undefined;
  const takeBackOf = ({ kind: how, chapterId, chapterName }: ContentChange) =>
    old &&
    !old.isCurrent &&
    chapterId &&
    chapterName &&
    (how === 'changed' || (how === 'removed' && old === from)) ? (
      <Button
        variant="outlined"
        size="sm"
        aria-label={versionsCopy.takeBackName(chapterName, old.publishedAt)}
        onClick={() => setAsked({ id: chapterId, name: chapterName })}
      >
        {versionsCopy.takeBack}
      </Button>
    ) : null;
  /** Compares the old version with what students see now. */
  const showNow = async (then: ContentVersion) => {
    setAsked(null);
    const now = await admin.versions.fetch(undefined, { staleTime: 0 }).catch(() => []);
    const current = now.find(({ isCurrent }) => isCurrent);
    if (current) onCompare({ from: then.id, to: current.id });
  };
  if (!data)
    return error && !isSessionRefused(error) ? (
      <ErrorPanel
        message={sentenceOf(error, versionsCopy.compareFailed)}
        onRetry={() => refetch()}
        isRetrying={isFetching}
      />
    ) : (
      <Loading>
        <Skeleton className="h-40 w-full" />
      </Loading>
    );
  return (
    <div className="grid min-w-0 gap-3">
      <p role="status">{versionsCopy.differences(data.changes.length)}</p>
      <ChangedPlaces changes={data.changes} onOpen={setOpened} actOn={takeBackOf} />
      {asked && old ? (
        <TakeBackDialog
          version={old}
          chapter={asked}
          afterwards={headingRef}
          onDone={() => void showNow(old)}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {opened && from && to ? (
        <ComparedItem
          pair={pair}
          names={{ from, to }}
          changed={opened}
          textOfItem={textOfItem}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </div>
  );
}
