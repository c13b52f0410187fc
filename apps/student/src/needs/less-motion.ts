/** Whether nothing is to move that need not: the device says so, or the student chose it. */
export const wantsLessMotion = (): boolean =>
  document.documentElement.hasAttribute('data-calm') ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;
