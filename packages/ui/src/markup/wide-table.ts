/** Hidden width that counts as more to scroll, in CSS pixels; less is rounding. */
const hiddenMin = 1;

/** Which sides of a table are cut off. */
export type Hidden = { left: boolean; right: boolean };

export const hiddenOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Hidden => ({
  left: scrollLeft > hiddenMin,
  right: scrollLeft + clientWidth < scrollWidth - hiddenMin,
});

/** Whether the target is in a scrollable table: swipes there scroll the table, not its surroundings. */
export function isInWideTable(target: EventTarget | null): boolean {
  const box = target instanceof Element ? target.closest<HTMLElement>('.table-box') : null;
  return box !== null && box.scrollWidth > box.clientWidth + hiddenMin;
}
