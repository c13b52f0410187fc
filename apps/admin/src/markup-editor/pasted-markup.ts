import { pictureFiles } from '#src/figures/figure-file.ts';

/** What would change its meaning, fall apart or be lost without a word as plain text. */
const needsMarkup =
  /<(?:sub|sup|table|img)\b|<a\s[^>]{0,500}href|vertical-align:\s*(?:super|sub)\b|mso-text-raise/i;

export type FieldPaste =
  | { kind: 'text' }
  | { kind: 'html'; html: string }
  | { kind: 'pictures'; files: File[] };

/**
 * What a paste into a plain text field is: pictures when there is nothing else, HTML when its plain text would say
 * something else, else the text that the browser pastes.
 */
export function fieldPasteOf(clipboard: DataTransfer): FieldPaste {
  const html = clipboard.getData('text/html');
  if (needsMarkup.test(html)) return { kind: 'html', html };
  const files = pictureFiles(clipboard.files);
  const hasText = clipboard.getData('text/plain').trim() !== '';
  return files.length > 0 && !hasText ? { kind: 'pictures', files } : { kind: 'text' };
}
