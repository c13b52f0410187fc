/**
 * Focuses an element that just appeared, unless the user moved focus meanwhile: only if focus is on the body,
 * a heading or `from` (focused when the request was made), and never out of a dialog.
 */
export function focusIfUnclaimed(element: HTMLElement | null, from: Element | null = null): void {
  const { activeElement: holder, body } = document;
  if (holder?.closest('[role="dialog"], [role="alertdialog"]')) return;
  const isFree = holder === null || holder === body || holder === from || holder.matches('h1, h2');
  if (isFree) element?.focus({ preventScroll: true });
}
