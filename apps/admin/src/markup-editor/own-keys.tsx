import type { KeyboardEvent, ReactNode } from 'react';

/**
 * Wraps dialogs of a field in a form and stops their key events: React would pass them to the form, so that
 * Ctrl+Enter or Ctrl+S would save it.
 */
export function OwnKeys({ children }: { children: ReactNode }) {
  const keep = (event: KeyboardEvent) => {
    // Handled outside of the dialog: closing it, and its tab order.
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
