const raised: Record<string, string> = Object.fromEntries(
  [...'0123456789+-−=()ni'].map((sign, at) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'][at] ?? sign]),
);
const lowered: Record<string, string> = Object.fromEntries(
  [...'0123456789+-−=()aehijklmnoprstuvx'].map((sign, at) => [
    sign,
    [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'][at] ?? sign,
  ]),
);

/** A part that would change the meaning on the line: an index or a power, but no ordinal or footnote. */
const isIndex = (text: string) => /^[A-Za-z]$|^[^[(*†‡]*\d[^\]]*$/.test(text);

/** Converts a raised (1) or lowered (-1) text to Unicode, `²` and `₂`; falls back to `^` or `_`. */
export function raisedText(text: string, level: 1 | -1): string {
  if (level === 1 && /^[o°º]$/.test(text)) return '°';
  const signs = level === 1 ? raised : lowered;
  const written = [...text].map((sign) => signs[sign]);
  if (written.every((sign) => sign !== undefined)) return written.join('');
  return isIndex(text) ? `${level === 1 ? '^' : '_'}${text}` : text;
}
