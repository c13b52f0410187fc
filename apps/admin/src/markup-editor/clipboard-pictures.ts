import { pictureFiles } from '#src/figures/figure-file.ts';

/** Whether this HTML says anything; a picture of a page says nothing but its address. */
function hasWords(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('style, script')) element.remove();
  return (body.textContent ?? '').trim() !== '';
}

/**
 * Files of pictures that are meant: spreadsheets and Word put a picture of what was copied beside its text, browsers the
 * picture beside its address, file managers the file beside its name.
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
