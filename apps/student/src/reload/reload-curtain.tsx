import { AlertDialog } from '@base-ui/react/alert-dialog';
import { reloadCopy } from './copy.ts';

/** Over everything while the page is about to load anew: nothing can be pressed, nothing can be closed. */
export function ReloadCurtain({ isDown }: { isDown: boolean }) {
  return (
    <AlertDialog.Root open={isDown}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-backdrop" />
        <AlertDialog.Popup className="dialog-popup fixed inset-0 z-50 m-auto h-fit w-fit rounded-card border-[1.5px] border-edge bg-surface px-6 py-4 text-ink shadow-float outline-none">
          <AlertDialog.Title lang="hi-Latn" className="text-h3">
            {reloadCopy.refreshing}
          </AlertDialog.Title>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
