import { useLayoutEffect, useRef } from 'react';

const typing = 'input, textarea, select, [contenteditable="true"]';
/** Places that have arrows and letters of their own. */
const ownKeys = '[role="tablist"], [role="radiogroup"], [role="menu"], [role="dialog"], [role="alertdialog"]';

function isForUs(event: KeyboardEvent, isInDialog: boolean): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return false;
  // With Shift an arrow selects text.
  if (event.shiftKey && event.key.startsWith('Arrow')) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(typing)) return false;
  if (isInDialog) return true;
  return !target?.closest(ownKeys) && !document.querySelector('[role="dialog"], [role="alertdialog"]');
}

/**
 * Keys of the whole screen, by `event.key` (letters in lower case). Dead in inputs, in tab lists and while a dialog
 * is open; Space and Enter are left to a focused button or link. With `isInDialog` they are keys of that dialog.
 */
export function useKeys(
  handlers: Record<string, () => void>,
  { isOn = true, isInDialog = false }: { isOn?: boolean; isInDialog?: boolean } = {},
): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  // An effect runs after the paint: a key pressed at the first sight of the screen would be lost.
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
    // A dialog keeps its keys to itself, so they are caught on their way in.
    document.addEventListener('keydown', onKeyDown, isInDialog);
    return () => document.removeEventListener('keydown', onKeyDown, isInDialog);
  }, [isOn, isInDialog]);
}
