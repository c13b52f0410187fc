import { buttonClass } from '@repo/ui/button';
import { LogoMark } from '@repo/ui/logo-mark';
import { Link } from '@tanstack/react-router';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { adminCopy } from '#src/admin-copy.ts';
import { PublishButton } from './publish-button.tsx';
import { publishCopy } from './publish-copy.ts';
import { PublishedAt } from './published-at.tsx';
import { RefreshButton } from './refresh-button.tsx';
import { ScheduledLine } from './schedule-parts.tsx';
import { UnpublishedCount } from './unpublished-count.tsx';
import { useOverview } from './use-overview.ts';

/** The header of the tool: when content was last published, Refresh, Publish. `start` is next to the logo. */
export function PublishHeader({ start }: { start: ReactNode }) {
  return (
    <header
      data-toasts-below
      className="border-b-[1.5px] border-line bg-surface pt-safe md:sticky md:top-0 md:z-40 print:hidden"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 py-2 md:min-h-(--top-bar) md:py-1.5 lg:px-6">
        <LogoMark name={adminCopy.loginTitle} />
        {start}
        <div aria-hidden="true" className="basis-full md:hidden" />
        <p className="text-meta text-ink-2 max-sm:basis-full sm:max-md:flex-1 md:ml-auto">
          {adminCopy.lastPublished} <LastPublished /> <ScheduledLine />
          <span className="block min-h-lh">
            <UnpublishedCount />
          </span>
        </p>
        <Link
          to="/versions"
          aria-label={publishCopy.versions}
          title={publishCopy.versions}
          className={buttonClass({ variant: 'quiet', size: 'sm', className: 'max-lg:!px-0 max-lg:w-11' })}
        >
          <History size={18} aria-hidden="true" />
          <span className="max-lg:hidden">{publishCopy.versions}</span>
        </Link>
        <RefreshButton />
        <PublishButton className="w-full sm:w-auto" />
      </div>
    </header>
  );
}

function LastPublished() {
  const { data } = useOverview();
  const at = data?.lastPublishedContentAt;
  return (
    <strong className="block text-ink lg:inline">
      {at ? <PublishedAt at={at} /> : data ? adminCopy.neverPublished : adminCopy.dateUnknown}
    </strong>
  );
}
