import { Button } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { adminCopy } from '#src/admin-copy.ts';
import { flushDeletes } from '#src/editing/pending-deletes.ts';
import { askToLeave } from '#src/editing/unsaved-work.ts';

/** 'Refresh Changes': refetches everything on the screen. Failures show in their own places. */
export function RefreshButton() {
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const refresh = async () => {
    if (!(await askToLeave())) return;
    setIsBusy(true);
    try {
      await flushDeletes();
      await queryClient.refetchQueries({ type: 'active' }, { throwOnError: true });
      toast.success(adminCopy.refreshed, { id: 'refresh' });
    } catch {
      // The screens show the failures of their queries.
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      variant="outlined"
      size="sm"
      busy={isBusy}
      title={adminCopy.refresh}
      icon={<RefreshCw size={18} aria-hidden="true" className="hidden md:max-lg:block" />}
      onClick={refresh}
    >
      <span className="md:max-lg:sr-only">{adminCopy.refresh}</span>
    </Button>
  );
}
