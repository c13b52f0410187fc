/** Sums that the library shows as mistakes or as false statements, by their chapter and as the check reads them. */
export const wrongOnPurpose: Record<string, readonly string[]> = {
  'mathematics-quadratic-equations': ['(-3)^2 = -9'],
  'mathematics-trigonometry': ['sin(60) = 2 sin(30)', 'sin(30) + sin(60) = sin(90)'],
};
