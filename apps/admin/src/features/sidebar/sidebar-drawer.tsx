import { Dialog } from '@base-ui/react/dialog';
import { useAtom } from 'jotai';
import { Menu, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { sidebarCopy } from './sidebar-copy.ts';
import { isDrawerOpenAtom } from './sidebar-state.ts';

/** On a narrow screen the sidebar slides in from the left; its button is in the header. */
export function SidebarDrawer({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useAtom(isDrawerOpenAtom);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => setIsOpen(open)}>
      <Dialog.Trigger className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 text-meta font-bold text-pen hover:bg-pen-tint">
        <Menu size={20} aria-hidden="true" />
        {sidebarCopy.open}
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup className="drawer-popup fixed inset-y-0 left-0 z-50 w-80 max-w-[calc(100%-48px)] overflow-y-auto overscroll-contain border-r-[1.5px] border-edge bg-surface pb-safe pt-safe shadow-float outline-none">
          <div data-toasts-below className="flex items-center justify-between pl-4 pr-1 pt-1">
            <Dialog.Title className="text-h3">{sidebarCopy.nav}</Dialog.Title>
            <Dialog.Close
              aria-label={sidebarCopy.close}
              className="grid size-12 place-items-center rounded-control text-ink-2 hover:bg-sunken"
            >
              <X size={22} aria-hidden="true" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
