const raised: Record<string, string> = Object.fromEntries(
  [...'0123456789+-−=()ni'].map((sign, at) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'][at] ?? sign]),
);
const lowered: Record<string, string> = Object.fromEntries(
  [...'0123456789+-−=()aehijklmnoprstuvx'].map((sign, at) => [
    sign,
    [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'][at] ?? sign,
  ]),
);

/** What would say something else on the line: an index or a power, but no ordinal and no footnote. */
const isIndex = (text: string) => /^[A-Za-z]$|^[^[(*†‡]*\d[^\]]*$/.test(text);

/** A raised (1) or lowered (-1) text in signs of plain text, `²` and `₂`; where there are no such signs, `^` or `_` is put. */
export function raisedText(text: string, level: 1 | -1): string {
  if (level === 1 && /^[o°º]$/.test(text)) return '°';
  const signs = level === 1 ? raised : lowered;
  const written = [...text].map((sign) => signs[sign]);
  if (written.every((sign) => sign !== undefined)) return written.join('');
  return isIndex(text) ? `${level === 1 ? '^' : '_'}${text}` : text;
}
