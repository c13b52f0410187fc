import { hasOtherSigns, isSignFont } from '@repo/contracts/sign-fonts';
import { codePoint } from 'dingbat-to-unicode';

/** Where Word stores the letters of a symbol font. */
const privateUse = 0xf000;
const dingbats = /^(?:symbol|webdings|wingdings(?: [23])?|zapf ?dingbats)$/i;
const spelled: Record<string, string> = { symbol: 'Symbol', webdings: 'Webdings', wingdings: 'Wingdings' };

/** The sign that such a font shows for a character; null if it is unknown. */
export function signOf(font: string, code: number): string | null {
  const name = spelled[font.toLowerCase()] ?? font;
  return codePoint(name, code >= privateUse ? code - privateUse : code)?.string ?? null;
}

/** A text as it looks in a font; `isLost` when the font shows signs that we can't identify. */
export function shownText(text: string, font: string | undefined): { text: string; isLost: boolean } {
  if (!font || !isSignFont(font)) return { text, isLost: false };
  if (!dingbats.test(font)) return { text, isLost: hasOtherSigns(text) };
  let isLost = false;
  const shown = [...text].map((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    // Word falls back to another font for signs that this one lacks.
    if (/\s/.test(sign) || (code > 0xff && (code < privateUse || code > privateUse + 0xff))) return sign;
    const known = signOf(font, code);
    isLost ||= known === null;
    return known ?? sign;
  });
  return { text: shown.join(''), isLost };
}
