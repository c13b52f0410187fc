import { ErrorPanel } from '@repo/ui/error-panel';
import { lazyDialogs } from '@repo/ui/lazy-dialogs';
import { lazyOr } from '@repo/ui/lazy-or';
import { toast } from '@repo/ui/toast';
import { adminCopy } from '#src/admin-copy.ts';

/** In place of a part of a screen whose code could not be loaded. A reload asks about unsaved work. */
export const PartMissing = () => (
  <ErrorPanel
    message={adminCopy.partMissing}
    onRetry={() => location.reload()}
    retryLabel={adminCopy.reload}
  />
);

export const lazyDialog = lazyDialogs(() =>
  toast.error(adminCopy.partMissing, {
    action: { label: adminCopy.reload, onClick: () => location.reload() },
  }),
);

export const ComparedVersions = lazyOr(
  async () => (await import('./compared-versions.tsx')).ComparedVersions,
  PartMissing,
);
