/**
 * Moves the focus to what has just come up on the page. Whoever moved it on meanwhile keeps it: it is taken from the
 * page as such, from a heading and from `from`, where it was when this was asked for, and never out of a dialog.
 */
export function takeFocus(element: HTMLElement | null, from: Element | null = null): void {
  const { activeElement: holder, body } = document;
  if (holder?.closest('[role="dialog"], [role="alertdialog"]')) return;
  const isFree = holder === null || holder === body || holder === from || holder.matches('h1, h2');
  if (isFree) element?.focus({ preventScroll: true });
}
