import { lazyDialogCopy } from 'virtual:messages/lazyDialog';
import { shellCopy } from 'virtual:messages/shell';
import { ErrorPanel } from '@repo/ui/error-panel';
import { lazyOr } from '@repo/ui/lazy-or';
import type { ComponentType, ReactNode } from 'react';
import { isUpdateHeld } from './new-version.ts';

/** In place of a part of a screen whose code could not be loaded; the rest of the screen works. */
export const PartMissing = ({ children, actions }: { children?: ReactNode; actions?: ReactNode }) => (
  <ErrorPanel
    message={lazyDialogCopy.notOpened}
    // A reload would discard unsaved text.
    onRetry={isUpdateHeld() ? undefined : () => location.reload()}
    retryLabel={shellCopy.reload}
    actions={actions}
  >
    {children}
  </ErrorPanel>
);

/** A part that is replaced by `PartMissing` if its code cannot be loaded. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyOr(load, () => <PartMissing />);
