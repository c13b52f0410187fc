import { writeFigureLine } from '@repo/contracts/figures';
import { profilePictureMaxMegabytes } from '@repo/contracts/limits/request';
import type { BoundedZip } from '../bounded-zip.ts';
import { isPicture, pictureOf } from '../found-pictures.ts';
import type { TablePictures } from '../read-table.ts';
import type { FoundPicture } from '../reading.ts';
import { isZstd, unpackZstd } from './unpack-zstd.ts';

/** At most this many are converted in one import. */
export const deckPicturesMax = 100;
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

/** The bytes of a file in the deck; null if it is missing, damaged or too large. */
function unpacked(file: Uint8Array | undefined): Uint8Array | null {
  if (!file) return null;
  try {
    return isZstd(file) ? unpackZstd(file, pictureMaxBytes) : file;
  } catch {
    return null;
  }
}

/** The pictures that the texts show, if they exist, are pictures and not too large. */
export async function readDeckPictures(
  zip: BoundedZip,
  names: ReadonlyMap<string, string>,
  texts: readonly string[],
): Promise<TablePictures & { isCut: boolean }> {
  const wanted = new Map<string, string>();
  let isCut = false;
  for (const text of texts)
    for (const [, double, single, bare] of text.matchAll(source)) {
      const name = withoutEntities(double ?? single ?? bare ?? '');
      const file = names.get(name) ?? names.get(decoded(name));
      if (file === undefined || wanted.has(name)) continue;
      if (wanted.size < deckPicturesMax) wanted.set(name, file);
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
    figureLine(src, words) {
      const picture = found.get(src) ?? found.get(decoded(src));
      if (!picture) return null;
      taken.set(picture.name, picture);
      const said = words.trim() || picture.words;
      return writeFigureLine({ name: picture.name, caption: said, description: said });
    },
    taken: () => [...taken.values()],
  };
}

/** The words of a file's name. */
const wordsOf = (fileName: string) =>
  fileName
    .replace(/\.[a-z0-9]+$/i, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim() || 'Picture';
