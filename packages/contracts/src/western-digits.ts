/** In each of these scripts, the low four bits of the digits start at 6. */
export const withWesternDigits = (text: string): string =>
  text.replaceAll(/[०-९০-৯૦-૯]/g, (digit) => String((digit.charCodeAt(0) & 15) - 6));
