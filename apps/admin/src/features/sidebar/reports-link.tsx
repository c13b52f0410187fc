import { Badge } from '@repo/ui/badge';
import { buttonClass } from '@repo/ui/button';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { Flag } from 'lucide-react';
import { trpc } from '#src/api/trpc.ts';
import { adminSessionAtom } from '#src/session/admin-session.ts';
import { sidebarCopy } from './sidebar-copy.ts';

/** The link to reported mistakes, with the number of items with open reports. */
export function ReportsLink({ className, onChosen }: { className: string; onChosen: () => void }) {
  const isLoggedIn = useAtomValue(adminSessionAtom).kind === 'open';
  const { data } = trpc.admin.overview.useQuery(undefined, { enabled: isLoggedIn });
  const count = data?.reportedItems ?? 0;
  return (
    <Link
      to="/reports"
      onClick={onChosen}
      className={buttonClass({ variant: 'quiet', size: 'sm', fullWidth: true, className })}
    >
      <Flag size={18} aria-hidden="true" className="text-ink-2" />
      <span className="flex-1 text-left">{sidebarCopy.reports}</span>{' '}
      {count > 0 ? (
        <Badge tone="warn">
          {count}
          <span className="sr-only"> {sidebarCopy.openReports}</span>
        </Badge>
      ) : null}
    </Link>
  );
}
