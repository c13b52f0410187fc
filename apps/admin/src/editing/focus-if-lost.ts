/**
 * Moves a lost focus in the next frame to an element rendered by then. Lost means that it is on the page or
 * on a dialog around the element; a focus set since then doesn't change.
 */
export function focusIfLost(find: () => HTMLElement | null): void {
  requestAnimationFrame(() => {
    const element = find();
    const focused = document.activeElement;
    if (element && (focused === null || focused.contains(element))) element.focus();
  });
}
