import { refreshCopy } from 'virtual:messages/refresh';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { languageOfLines } from '#src/platform/language/language.ts';
import { focusHeading } from '#src/platform/navigation/follow-navigation.ts';

/** Blocks the whole screen before it refreshes. */
export function RefreshOverlay({ isOpen }: { isOpen: boolean }) {
  return (
    <AlertDialog.Root open={isOpen}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-backdrop" />
        <AlertDialog.Popup
          finalFocus={() => !focusHeading()}
          className="dialog-popup fixed inset-0 z-50 m-auto h-fit w-fit rounded-card border-[1.5px] border-edge bg-surface px-6 py-4 text-ink shadow-float outline-none"
        >
          <AlertDialog.Title lang={languageOfLines()} className="text-h3">
            {refreshCopy.refreshing}
          </AlertDialog.Title>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
