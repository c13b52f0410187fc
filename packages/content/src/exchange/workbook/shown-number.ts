import { format, isDateFormat } from 'numfmt';

/** The built-in number formats, whose codes a workbook doesn't contain. */
export const builtInFormats: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  // Excel shows this one in the computer's own date format; here it is unambiguous.
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  37: '#,##0 ;(#,##0)',
  38: '#,##0 ;[Red](#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;[Red](#,##0.00)',
  41: '_ * #,##0_ ;_ * -#,##0_ ;_ * "-"_ ;_ @_ ',
  43: '_ * #,##0.00_ ;_ * -#,##0.00_ ;_ * "-"??_ ;_ @_ ',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
};

/** A format with a colour in one of several sections. */
const colouredSections = /^(?=.*;).*\[(?:black|blue|cyan|green|magenta|red|white|yellow|color ?\d+)\]/i;

/** The last day that Excel supports: the end of the year 9999. */
const lastDay = 2_958_465;
const codeMaxLength = 100;
const daysTo1904 = 1_462;

function plainNumber(value: number): string {
  return Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(10)));
}

/** Lakhs and crores, as Indian computers show formats with digit groups. */
const inLakhs = (shown: string) =>
  shown.replaceAll(/\d{1,3}(?:,\d{3})+/g, (digits) =>
    digits.replaceAll(',', '').replaceAll(/\B(?=(?:\d{2})*\d{3}$)/g, ','),
  );

/**
 * A number as Excel shows it. @param written its digits in the file; @param code its format, such as `d-mmm-yy`;
 * @param is1904 whether days are counted from 1904
 */
export function shownNumber(written: string, code: string, is1904: boolean): string {
  const value = Number(written);
  if (written.trim() === '' || !Number.isFinite(value)) return written;
  if (['', '@', 'general'].includes(code.toLowerCase()) || code.length > codeMaxLength)
    return plainNumber(value);
  try {
    const isDate = isDateFormat(code);
    const serial = isDate && is1904 ? value + daysTo1904 : value;
    if (isDate && (serial < 0 || serial > lastDay)) return plainNumber(value);
    // Signs for which a format reserves space become spaces.
    const shownBy = (number: number) => format(code, number).replaceAll(/\s+/g, ' ').trim();
    const shown = shownBy(serial);
    const whole = /#,##,##/.test(code) ? inLakhs(shown) : shown;
    const isColoured = value < 0 && colouredSections.test(code) && /[1-9]/.test(whole);
    // Add the minus sign when only the format's colour marks the number as negative.
    return isColoured && shown === shownBy(-value) ? `-${whole}` : whole;
  } catch {
    return plainNumber(value);
  }
}
