import { pictureFiles } from '#src/figures/figure-file.ts';

/** Whether this HTML contains text; a page's picture contains only its address. */
function hasWords(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('style, script')) element.remove();
  return (body.textContent ?? '').trim() !== '';
}

/**
 * The pictures that the user meant to copy. Spreadsheets and Word add a picture of the copied text, browsers
 * add the picture to its address, file managers the file to its name.
 */
export function clipboardPictures(clipboard: DataTransfer | null): File[] {
  const files = pictureFiles(clipboard?.files);
  if (!clipboard || files.length === 0) return [];
  const html = clipboard.getData('text/html');
  if (html !== '') return hasWords(html) ? [] : files;
  const text = clipboard.getData('text/plain').trim();
  const isName = text.split(/\r?\n/).every((line) => files.some(({ name }) => line.endsWith(name)));
  return text === '' || isName ? files : [];
}
