import { signFonts } from '@repo/contracts/sign-fonts';
import { clipboardPictures } from './clipboard-pictures.ts';

/** Elements whose plain text would change its meaning or lose content. */
const marked =
  /<(?:sub|sup|table|img|(?:\w{1,10}:)?math|mjx-container|u|s|ins|del|strike)\b|text-decoration[^;"]{0,100}(?:underline|line-through)|class="?[^">]{0,500}\bkatex|<a\s[^>]{0,500}href|vertical-align:\s*(?:super|sub)\b|mso-text-raise|<m:oMath/i;

const inSignFont = new RegExp(
  `<[a-z][^>]{0,500}\\b(?:font-family:|face=)[\\s"']*(?:&quot;)?${signFonts}`,
  'i',
);

/** Whether the plain text of copied HTML would mean something else. */
export const needsMarkup = (html: string): boolean => marked.test(html) || inSignFont.test(html);

const look =
  /<(?:b|strong|mark)(?=[\s>])(?![^>]{0,200}font-weight:\s*normal)|font-weight:\s*(?:bold|[6-9]00)|mso-highlight|background(?:-color)?:\s*(?!transparent|white|inherit|initial|none|#fff|rgba?\(255,\s*255,\s*255|rgba\(0,\s*0,\s*0,\s*0)[#a-z]|[\s;"']color:\s*(?!black|windowtext|inherit|initial|#000|rgba?\(0,\s*0,\s*0)[#a-z]/i;

/** Whether copied HTML has bold, coloured or highlighted letters, which its plain text lacks. */
export const hasLook = (html: string): boolean => look.test(html);

export type FieldPaste =
  | { kind: 'text' }
  | { kind: 'html'; html: string; plain: string }
  | { kind: 'pictures'; files: File[] };

/**
 * How to paste into a plain text field: pictures if there is nothing else, HTML if its plain text would mean
 * something else, else the browser's plain text.
 */
export function fieldPasteOf(clipboard: DataTransfer): FieldPaste {
  const files = clipboardPictures(clipboard);
  if (files.length > 0) return { kind: 'pictures', files };
  const html = clipboard.getData('text/html');
  return needsMarkup(html)
    ? { kind: 'html', html, plain: clipboard.getData('text/plain') }
    : { kind: 'text' };
}
