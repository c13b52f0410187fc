import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { uiWords } from '#src/words.ts';
import { type DialogShape, popupClass } from './dialog-shape.tsx';

const FIELDS = 'input:not([type=hidden],:disabled), select:not(:disabled), textarea:not(:disabled)';

/** What closed it: 'escape-key', 'outside-press', 'close-press' … To guard unsaved text, keep `open` true and ask. */
export type DialogCloseReason = Base.Root.ChangeEventDetails['reason'];

/**
 * A modal dialog: focus goes to the first field (else the title) and is trapped, Escape and the backdrop ask to close, focus returns to the opener,
 * the page behind is inert. On a phone it is a sheet (or `phone="full"` / `"card"`).
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  size = 'md',
  phone = 'sheet',
  isSteady,
  hideClose = false,
  closesOnBackdrop = true,
  initialFocus,
  finalFocus,
  children,
}: DialogShape & {
  open: boolean;
  onOpenChange: (open: boolean, reason: DialogCloseReason) => void;
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  hideClose?: boolean;
  closesOnBackdrop?: boolean;
  initialFocus?: ComponentProps<typeof Base.Popup>['initialFocus'];
  finalFocus?: ComponentProps<typeof Base.Popup>['finalFocus'];
  children?: ReactNode;
}) {
  const popup = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The library focuses the popup itself on touch, so that no on-screen keyboard opens.
  const firstField = (openedBy: string) =>
    openedBy === 'touch' || (popup.current?.querySelector<HTMLElement>(FIELDS) ?? heading.current);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => onOpenChange(next, details.reason)}
      disablePointerDismissal={!closesOnBackdrop}
    >
      <Base.Portal>
        <Base.Backdrop className="dialog-backdrop" />
        <Base.Popup
          ref={popup}
          initialFocus={initialFocus ?? firstField}
          finalFocus={finalFocus}
          className={popupClass({ size, phone, isSteady })}
        >
          <header className="sticky top-0 z-1 flex items-start gap-2 bg-surface px-5 pb-2 pt-4">
            <Base.Title ref={heading} tabIndex={-1} className="min-w-0 flex-1 py-2.5">
              {title}
            </Base.Title>
            {hideClose ? null : (
              <Base.Close
                aria-label={uiWords.close}
                className="-mr-2 grid size-12 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-sunken"
              >
                <X size={22} aria-hidden="true" />
              </Base.Close>
            )}
          </header>
          <div className="flex-1 px-5 pb-5">
            {description ? (
              <Base.Description className="mb-4 text-ink-2">{description}</Base.Description>
            ) : null}
            {children}
          </div>
          {footer ? (
            <footer className="sticky bottom-0 flex flex-col-reverse gap-3 border-t-[1.5px] border-line bg-surface px-5 py-4 pb-[calc(16px+var(--safe-bottom))] sm:flex-row sm:justify-end">
              {footer}
            </footer>
          ) : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
