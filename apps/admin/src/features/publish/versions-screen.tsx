import { brand } from '@repo/contracts/brand';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { adminCopy } from '#src/admin-copy.ts';
import { trpc } from '#src/api/trpc.ts';
import { adminSessionAtom } from '#src/session/admin-session.ts';
import type { TextOfItem } from './compared-item.tsx';
import { publishCopy } from './publish-copy.ts';
import { ScheduledHere } from './schedule-parts.tsx';
import { UnpublishedChanges } from './unpublished-changes.tsx';
import { VersionComparison } from './version-comparison.tsx';
import { VersionList } from './version-list.tsx';
import { versionsCopy } from './versions-copy.ts';
import type { VersionsSearch } from './versions-search.ts';

/**
 * All versions, rollback, comparison of any two, and the unpublished changes. `textOfItem` makes an item
 * readable.
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
        <p className="text-meta">
          <Link to="/deleted" className="inline-flex min-h-11 items-center text-pen underline">
            {versionsCopy.deletedLink}
          </Link>
        </p>
        <ScheduledHere />
        <VersionList query={versions} onCompare={() => comparison.current?.focus()} />
      </section>
      {/* On a phone it is below the list, and would jump when the list loads. */}
      <div className={clsx('grid min-w-0 gap-8', versions.isPending && 'max-lg:hidden')}>
        <VersionComparison
          versions={versions.data}
          search={search}
          headingRef={comparison}
          textOfItem={textOfItem}
        />
        <UnpublishedChanges current={versions.data?.find(({ isCurrent }) => isCurrent)} />
      </div>
    </div>
  );
}
