import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';

/** What students do with a figure, in full screen; Escape and Back close it. */
export function FigureSheet({
  title,
  closeLabel,
  tools,
  onClose,
  children,
}: {
  title: string;
  closeLabel: string;
  tools?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup
          ref={popup}
          initialFocus={() => popup.current?.querySelector<HTMLElement>('select, input')}
          className="fixed inset-0 z-50 flex h-dvh flex-col bg-surface text-ink outline-none"
        >
          <header data-toasts-below className="pt-safe flex items-center gap-1 px-4 py-2">
            <Dialog.Title className="flex-1 text-h3">{title}</Dialog.Title>
            {tools}
            <Dialog.Close
              aria-label={closeLabel}
              className="-mr-2 grid size-12 place-items-center rounded-control hover:bg-sunken"
            >
              <X size={24} aria-hidden="true" />
            </Dialog.Close>
          </header>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
