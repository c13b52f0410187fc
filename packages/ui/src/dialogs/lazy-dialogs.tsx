import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { lazyOr } from '#src/feedback/lazy-or.ts';

type DialogProps = { open?: boolean; onOpenChange?: (isOpen: boolean) => void; onClose?: () => void };

/**
 * The `lazyDialog` of an app: a dialog, or a panel that can be closed, whose code loads when it opens. If loading fails,
 * it closes and calls `onFailed`: an error screen would discard unsaved text. The next opening tries again.
 */
export const lazyDialogs = (onFailed: () => void) =>
  function lazyDialog<Props extends DialogProps>(
    load: () => Promise<ComponentType<Props>>,
    fallback: ReactNode = null,
  ): ComponentType<Props> {
    const start = () => lazyOr(load, Failed);
    let Dialog = start();
    function Failed({ open = true, onOpenChange, onClose }: Props) {
      useEffect(() => {
        if (!open) return;
        Dialog = start();
        onFailed();
        onOpenChange?.(false);
        onClose?.();
      }, [open]);
      return null;
    }
    return (props) => (
      <Suspense fallback={fallback}>
        <Dialog {...props} />
      </Suspense>
    );
  };
