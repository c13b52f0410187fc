import type { KeyboardEvent, ReactNode } from 'react';

/**
 * Dialogs of a field that stands in a form: keys pressed in them are theirs alone. React would tell the form around
 * the field of them too, and Ctrl+Enter or Ctrl+S would save what is behind.
 */
export function OwnKeys({ children }: { children: ReactNode }) {
  const keep = (event: KeyboardEvent) => {
    // These close the dialog and go around in it, from outside of it.
    if (event.key === 'Escape' || event.key === 'Tab') return;
    event.stopPropagation();
    const isSend = event.key === 'Enter' || event.key.toLowerCase() === 's';
    if (!isSend || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    (event.target as Element).closest('[role=dialog]')?.querySelector('form')?.requestSubmit();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing can be pressed here, it stands between dialog and form
    <div className="contents" onKeyDown={keep}>
      {children}
    </div>
  );
}
