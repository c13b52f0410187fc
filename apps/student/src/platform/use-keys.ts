import { useLayoutEffect, useRef } from 'react';

const typing = 'input, textarea, select, [contenteditable="true"]';
/** Elements that handle arrow and letter keys themselves. */
const ownKeys = '[role="tablist"], [role="radiogroup"], [role="menu"], [role="dialog"], [role="alertdialog"]';

function isForUs(event: KeyboardEvent, isInDialog: boolean): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return false;
  // Shift with an arrow selects text.
  if (event.shiftKey && event.key.startsWith('Arrow')) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(typing)) return false;
  if (isInDialog) return true;
  return !target?.closest(ownKeys) && !document.querySelector('[role="dialog"], [role="alertdialog"]');
}

/**
 * Keyboard shortcuts of a screen, by `event.key` (letters in lower case). Disabled in inputs, tab lists and
 * while a dialog is open; a focused button or link keeps Space and Enter. With `isInDialog` they belong to
 * that dialog.
 */
export function useKeys(
  handlers: Record<string, () => void>,
  { isOn = true, isInDialog = false }: { isOn?: boolean; isInDialog?: boolean } = {},
): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  // Layout effect: keys pressed right after the first paint would be lost.
  useLayoutEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const handler = latest.current[key];
      if (!handler || !isForUs(event, isInDialog)) return;
      const target = event.target instanceof Element ? event.target : null;
      if ((key === ' ' || key === 'Enter') && target?.closest('button, a[href], summary')) return;
      event.preventDefault();
      handler();
    };
    // Dialogs stop the propagation of keys, so listen in the capture phase.
    document.addEventListener('keydown', onKeyDown, isInDialog);
    return () => document.removeEventListener('keydown', onKeyDown, isInDialog);
  }, [isOn, isInDialog]);
}
