import { brand } from '@repo/contracts/brand';
import { ErrorPanel } from '@repo/ui/error-panel';
import { Loading, Skeleton } from '@repo/ui/loading';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { adminCopy } from '#src/admin-copy.ts';
import { isSessionRefused } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { adminSessionAtom } from '#src/session/admin-session.ts';
import { ChangeList } from './change-list.tsx';
import { publishCopy } from './publish-copy.ts';
import { VersionList } from './version-list.tsx';

/** Every version there was, the way back to one, and what students do not see yet. */
export function VersionsScreen() {
  useEffect(() => {
    document.title = `${adminCopy.loginTitle}: ${publishCopy.versions} · ${brand.name}`;
  }, []);
  return (
    <div className="grid min-w-0 items-start gap-8 px-4 pb-8 pt-4 lg:grid-cols-2 lg:px-6">
      <section className="grid min-w-0 gap-2">
        <h1 className="text-h2">{publishCopy.versions}</h1>
        <VersionList />
      </section>
      <Changes />
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
