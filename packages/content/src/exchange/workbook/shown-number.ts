/** The forms of numbers that a workbook knows without saying them. */
export const builtInFormats: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  // Shown as the computer that opens it writes dates: here, as everybody reads them.
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  45: 'mm:ss',
  46: 'h:mm:ss',
};

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const days = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
/** The last day that a workbook knows: the end of the year 9999. */
const lastDay = 2_958_465;
const millisecondsPerDay = 86_400_000;
const codeMaxLength = 200;

const tokens = /"[^"]*"|\\.|\[[^\]]*\]|AM\/PM|A\/P|y+|m+|d+|h+|s+|./gi;
const isLiteral = (token: string) => token.startsWith('"') || token.startsWith('\\');

function isDate(code: string): boolean {
  return (code.match(tokens) ?? []).some((token) => !isLiteral(token) && /^[ymdhs]/i.test(token));
}

const padded = (value: number, token: string) => String(value).padStart(token.length > 1 ? 2 : 1, '0');

function partOf(token: string, date: Date, isMinute: boolean, isHalfDay: boolean): string {
  const sign = token[0]?.toLowerCase();
  const hours = date.getUTCHours();
  if (/^(AM\/PM|A\/P)$/i.test(token)) return hours < 12 ? 'AM' : 'PM';
  if (sign === 'y')
    return token.length > 2
      ? String(date.getUTCFullYear())
      : String(date.getUTCFullYear() % 100).padStart(2, '0');
  if (sign === 'h') return padded(isHalfDay ? hours % 12 || 12 : hours, token);
  if (sign === 's') return padded(date.getUTCSeconds(), token);
  if (sign === 'm' && isMinute) return padded(date.getUTCMinutes(), token);
  const names = sign === 'm' ? months : days;
  const name = names[sign === 'm' ? date.getUTCMonth() : date.getUTCDay()] ?? '';
  if (token.length === 3) return name.slice(0, 3);
  if (token.length > 3) return name;
  return padded(sign === 'm' ? date.getUTCMonth() + 1 : date.getUTCDate(), token);
}

function shownDate(serial: number, code: string): string {
  // The first workbooks took 1900 for a leap year; what they count before its March is one day late.
  const day = serial < 60 ? serial + 1 : serial;
  const seconds = Math.round((day * millisecondsPerDay) / 1_000);
  const date = new Date(Date.UTC(1899, 11, 30) + seconds * 1_000);
  const parts = code.match(tokens) ?? [];
  const isHalfDay = parts.some((token) => /^(AM\/PM|A\/P)$/i.test(token));
  let lastUnit = '';
  return parts
    .map((token, index) => {
      if (isLiteral(token)) return token.replaceAll(/^"|"$|^\\/g, '');
      if (token.startsWith('[')) return '';
      if (!/^[ymdhsa]/i.test(token)) return token === '_' || token === '*' ? '' : token;
      const next = parts.slice(index + 1).find((later) => /^[ymdhs]/i.test(later));
      const isMinute = /^m/i.test(token) && (lastUnit === 'h' || /^s/i.test(next ?? ''));
      lastUnit = token[0]?.toLowerCase() ?? '';
      return partOf(token, date, isMinute, isHalfDay);
    })
    .join('')
    .trim();
}

function plainNumber(value: number): string {
  return Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(10)));
}

const fixedForm = /^([#0,]*)(?:\.(0+))?(%?)$/;

function shownFixed(value: number, code: string): string {
  const [, whole = '', decimals = '', percent = ''] = fixedForm.exec(code) ?? [];
  if (whole === '' && decimals === '') return plainNumber(value);
  const locale = whole.includes('#,##,##') ? 'en-IN' : 'en-US';
  const shown = (percent ? value * 100 : value).toLocaleString(locale, {
    minimumIntegerDigits: Math.max(1, Math.min(15, whole.replaceAll(/[^0]/g, '').length)),
    minimumFractionDigits: Math.min(15, decimals.length),
    maximumFractionDigits: Math.min(15, decimals.length),
    useGrouping: whole.includes(','),
  });
  return shown + percent;
}

/**
 * A number as a workbook shows it. @param written its digits in the file; @param code its form, such as `d-mmm-yy`;
 * @param is1904 whether days are counted from 1904
 */
export function shownNumber(written: string, code: string, is1904: boolean): string {
  const value = Number(written);
  if (written.trim() === '' || !Number.isFinite(value)) return written;
  const form = code.length > codeMaxLength ? '' : (code.split(';')[0] ?? '');
  if (!isDate(form)) return shownFixed(value, form.replaceAll(/"[^"]*"|\\.|_.|\[[^\]]*\]/g, ''));
  const serial = is1904 ? value + 1_462 : value;
  return serial < 0 || serial > lastDay ? plainNumber(value) : shownDate(serial, form);
}
