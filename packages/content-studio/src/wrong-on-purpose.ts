/**
 * Wrong equations that are intended, as mistakes or false statements, by chapter and in the check's notation.
 */
export const wrongOnPurpose: Record<string, readonly string[]> = {
  'mathematics-quadratic-equations': ['(-3)^2 = -9'],
  'mathematics-trigonometry': ['sin(60) = 2 sin(30)', 'sin(30) + sin(60) = sin(90)'],
};
