/**
 * Gives the focus in the next frame to an element that is drawn by then, where what had it went or was moved. Lost
 * means on the page or on a dialog around the element; a focus that somebody has set since stays where it is.
 */
export function focusIfLost(find: () => HTMLElement | null): void {
  requestAnimationFrame(() => {
    const element = find();
    const focused = document.activeElement;
    if (element && (focused === null || focused.contains(element))) element.focus();
  });
}
