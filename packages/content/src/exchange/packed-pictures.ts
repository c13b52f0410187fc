import { lettersMark, readFigureName, writeFigureLine } from '@repo/contracts/figures';
import { profilePictureMaxMegabytes } from '@repo/contracts/limits/request';
import type { BoundedZip } from './bounded-zip.ts';
import { isZstd, unpackZstd } from './deck/unpack-zstd.ts';
import { isPicture, pictureOf } from './found-pictures.ts';
import type { TablePictures } from './read-table.ts';
import type { FoundPicture } from './reading.ts';

/** Maximum number of pictures converted in one import. */
export const packedPicturesMax = 100;
const pictureMaxBytes = profilePictureMaxMegabytes * 1024 * 1024;

const source = /<img\b[^>]{0,2000}?\bsrc\s*=\s*(?:"([^"]{1,500})"|'([^']{1,500})'|([^\s"'>]{1,500}))/gi;

const decoded = (name: string) => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};
const withoutEntities = (name: string) =>
  name.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** The bytes of a packed file; null if it is missing, damaged or too large. */
function unpacked(file: Uint8Array | undefined): Uint8Array | null {
  if (!file) return null;
  try {
    return isZstd(file) ? unpackZstd(file, pictureMaxBytes) : file;
  } catch {
    return null;
  }
}

/** Removes a figure's mark, which our own exports write as the fragment of its address. */
const withoutMark = (src: string) => src.replace(/#(?:narrow|letters)$/, '');

/**
 * The pictures that the texts show, if they exist, are pictures and not too large.
 * @param names the files by the addresses that the texts use
 */
export async function readPackedPictures(
  zip: Pick<BoundedZip, 'read'>,
  names: ReadonlyMap<string, string>,
  texts: readonly string[],
): Promise<TablePictures & { isCut: boolean }> {
  const wanted = new Map<string, string>();
  let isCut = false;
  for (const text of texts)
    for (const [, double, single, bare] of text.matchAll(source)) {
      const name = withoutMark(withoutEntities(double ?? single ?? bare ?? ''));
      const file = names.get(name) ?? names.get(decoded(name));
      if (file === undefined || wanted.has(name)) continue;
      if (wanted.size < packedPicturesMax) wanted.set(name, file);
      else isCut = true;
    }
  const found = new Map<string, FoundPicture>();
  for (const [name, file] of wanted) {
    const bytes = unpacked((await zip.read([file])).get(file));
    if (bytes && bytes.length <= pictureMaxBytes && isPicture(bytes))
      found.set(name, pictureOf(wordsOf(name), bytes));
  }
  const taken = new Map<string, FoundPicture>();
  return {
    isCut,
    figureLine(src, alt, title) {
      const name = withoutMark(src);
      const picture = found.get(name) ?? found.get(decoded(name));
      if (!picture) return null;
      taken.set(picture.name, picture);
      const caption = title.trim() || alt.trim() || picture.words;
      return writeFigureLine({
        ...{ name: picture.name, caption, description: alt.trim() || caption },
        ...(src.endsWith('#narrow') && { isNarrow: true }),
        ...(src.endsWith(lettersMark) && { hasLetters: true }),
      });
    },
    taken: () => [...taken.values()],
  };
}

/** The words of a file's name; those of an exported figure are its own. */
function wordsOf(path: string): string {
  const name = (path.split('/').at(-1) ?? '').replace(/\.[a-z0-9]+$/i, '');
  return (readFigureName(name)?.slug ?? name).replaceAll(/[_-]+/g, ' ').trim() || 'Picture';
}
