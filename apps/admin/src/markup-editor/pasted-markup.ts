import { signFonts } from '@repo/contracts/sign-fonts';
import { clipboardPictures } from './clipboard-pictures.ts';

/** What would change its meaning, fall apart or be lost without a word as plain text. */
const marked =
  /<(?:sub|sup|table|img|math|mjx-container|u|s|ins|del|strike)\b|text-decoration[^;"]{0,100}(?:underline|line-through)|class="?[^">]{0,500}\bkatex|<a\s[^>]{0,500}href|vertical-align:\s*(?:super|sub)\b|mso-text-raise|<m:oMath/i;

const inSignFont = new RegExp(
  `<[a-z][^>]{0,500}\\b(?:font-family:|face=)[\\s"']*(?:&quot;)?${signFonts}`,
  'i',
);

/** Whether the plain text of copied HTML would say something else. */
export const needsMarkup = (html: string): boolean => marked.test(html) || inSignFont.test(html);

export type FieldPaste =
  | { kind: 'text' }
  | { kind: 'html'; html: string; plain: string }
  | { kind: 'pictures'; files: File[] };

/**
 * What a paste into a plain text field is: pictures when there is nothing else, HTML when its plain text would say
 * something else, else the text that the browser pastes.
 */
export function fieldPasteOf(clipboard: DataTransfer): FieldPaste {
  const files = clipboardPictures(clipboard);
  if (files.length > 0) return { kind: 'pictures', files };
  const html = clipboard.getData('text/html');
  return needsMarkup(html)
    ? { kind: 'html', html, plain: clipboard.getData('text/plain') }
    : { kind: 'text' };
}
