/** How far a table hides its sides, in CSS pixels; less than one is rounding. */
const hiddenMin = 1;

/** What is cut off at the sides of a table. */
export type Hidden = { left: boolean; right: boolean };

export const hiddenOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Hidden => ({
  left: scrollLeft > hiddenMin,
  right: scrollLeft + clientWidth < scrollWidth - hiddenMin,
});

/** Whether this is in a table that scrolls: a finger there means the table, and not what stands around it. */
export function isInWideTable(target: EventTarget | null): boolean {
  const box = target instanceof Element ? target.closest<HTMLElement>('.table-box') : null;
  return box !== null && box.scrollWidth > box.clientWidth + hiddenMin;
}
