import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from '#src/forms/button.tsx';
import { uiWords } from '#src/words.ts';
import { popupClass } from './dialog-shape.tsx';

/**
 * A question that must be answered: role alertdialog, focus on Cancel, Escape = Cancel, the backdrop doesn't
 * close it. `onConfirm` does not close it: set `open` to false when the work is done. `busy` blocks both
 * buttons.
 */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = uiWords.cancel,
  tone = 'danger',
  busy = false,
  onConfirm,
  extraAction,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
  busy?: boolean;
  onConfirm: () => void;
  extraAction?: ReactNode;
  children?: ReactNode;
}) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(next) => (busy ? undefined : onOpenChange(next))}>
      <Base.Portal>
        <Base.Backdrop className="dialog-backdrop" />
        <Base.Popup initialFocus={cancel} className={popupClass({ size: 'sm', phone: 'card' })}>
          <div className="grid gap-2 p-5">
            <Base.Title>{title}</Base.Title>
            {description ? <Base.Description className="text-ink-2">{description}</Base.Description> : null}
            {children}
            <div className="mt-3 flex flex-wrap justify-end gap-3">
              <Button
                ref={cancel}
                variant="outlined"
                className="grow sm:grow-0"
                onClick={() => busy || onOpenChange(false)}
              >
                {cancelLabel}
              </Button>
              {extraAction}
              <Button variant={tone} busy={busy} className="grow sm:grow-0" onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
