import { brand } from '@repo/contracts/brand';
import { ErrorPanel } from '@repo/ui/error-panel';
import { Loading, Skeleton } from '@repo/ui/loading';
import { clsx } from 'clsx';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { adminCopy } from '#src/admin-copy.ts';
import { isSessionRefused } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { adminSessionAtom } from '#src/session/admin-session.ts';
import { ChangeList } from './change-list.tsx';
import type { TextOfItem } from './compared-item.tsx';
import { publishCopy } from './publish-copy.ts';
import { VersionComparison } from './version-comparison.tsx';
import { VersionList } from './version-list.tsx';
import type { VersionsSearch } from './versions-search.ts';

/**
 * Every version there was, the way back to one, how any two differ, and what students do not see yet. `textOfItem` words an
 * item for reading.
 */
export function VersionsScreen({ search, textOfItem }: { search: VersionsSearch; textOfItem: TextOfItem }) {
  const { kind } = useAtomValue(adminSessionAtom);
  const versions = trpc.admin.versions.useQuery(undefined, { enabled: kind === 'open' });
  const comparison = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${adminCopy.loginTitle}: ${publishCopy.versions} · ${brand.name}`;
  }, []);
  return (
    <div className="grid min-w-0 items-start gap-8 px-4 pb-8 pt-4 lg:grid-cols-2 lg:px-6">
      <section className="grid min-w-0 gap-2">
        <h1 className="text-h2">{publishCopy.versions}</h1>
        <VersionList query={versions} onCompare={() => comparison.current?.focus()} />
      </section>
      {/* On a phone it stands below the list, and would jump when that comes. */}
      <div className={clsx('grid min-w-0 gap-8', versions.isPending && 'max-lg:hidden')}>
        <VersionComparison
          versions={versions.data}
          search={search}
          headingRef={comparison}
          textOfItem={textOfItem}
        />
        <Changes />
      </div>
    </div>
  );
}

function Changes() {
  const { kind } = useAtomValue(adminSessionAtom);
  const { data, error, refetch, isFetching } = trpc.admin.previewPublish.useQuery(undefined, {
    enabled: kind === 'open',
    gcTime: 0,
  });
  if (data) return <ChangeList changes={data.changes} Heading="h2" />;
  if (error && !isSessionRefused(error))
    return (
      <ErrorPanel message={publishCopy.previewFailed} onRetry={() => refetch()} isRetrying={isFetching} />
    );
  return (
    <Loading>
      <Skeleton className="h-40 w-full" />
    </Loading>
  );
}
