/** Whether to reduce motion, by the device's setting or the student's choice. */
export const wantsLessMotion = (): boolean =>
  document.documentElement.hasAttribute('data-calm') ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;
