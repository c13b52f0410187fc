import { lazyDialogCopy } from 'virtual:messages/lazyDialog';
import { shellCopy } from 'virtual:messages/shell';
import { toast } from '@repo/ui/toast';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { isUpdateHeld } from './new-version.ts';

type DialogProps = { open?: boolean; onOpenChange?: (isOpen: boolean) => void; onClose?: () => void };

/**
 * A dialog whose code loads when it opens. If loading fails, for example in a tab of an older release, it
 * closes with a toast: an error screen would discard unsaved text. The next opening tries again.
 */
export function lazyDialog<Props extends DialogProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const start = () => lazy(async () => ({ default: await load().catch(() => Failed) }));
  let Dialog = start();
  function Failed({ open = true, onOpenChange, onClose }: Props) {
    useEffect(() => {
      if (!open) return;
      Dialog = start();
      const reload = { label: shellCopy.reload, onClick: () => location.reload() };
      // A reload would discard unsaved text.
      toast.error(lazyDialogCopy.notOpened, isUpdateHeld() ? {} : { action: reload });
      onOpenChange?.(false);
      onClose?.();
    }, [open]);
    return null;
  }
  return (props) => (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
