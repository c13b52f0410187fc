/** Moves the focus to what has just come up on the page, unless a dialog that opened meanwhile has it. */
export function takeFocus(element: HTMLElement | null): void {
  if (document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')) return;
  element?.focus({ preventScroll: true });
}
