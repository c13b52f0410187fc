import { lazyDialogCopy } from 'virtual:messages/lazyDialog';
import { shellCopy } from 'virtual:messages/shell';
import { lazyDialogs } from '@repo/ui/lazy-dialogs';
import { toast } from '@repo/ui/toast';
import { isUpdateHeld } from './new-version.ts';

export const lazyDialog = lazyDialogs(() => {
  const reload = { label: shellCopy.reload, onClick: () => location.reload() };
  // A reload would discard unsaved text.
  toast.error(lazyDialogCopy.notOpened, isUpdateHeld() ? {} : { action: reload });
});
