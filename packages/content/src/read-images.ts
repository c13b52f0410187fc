import { extname } from 'node:path';
import { type LibraryChapter, type LibraryImage, libraryMemesFile } from '@repo/contracts/library';
import { cleanedDrawing } from './check-drawing.ts';
import { LibraryError } from './library-error.ts';
import { child, type Folder, fileName, openListFile, slug } from './library-folder.ts';

const mediaTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};
/** Magic bytes of each picture type, since names may be wrong. */
const beginnings: Record<string, RegExp> = {
  'image/png': /^\x89PNG\r\n/,
  'image/webp': /^RIFF[\s\S]{4}WEBP/,
};
const starterMaxBytes = 20_000;
const imageMaxBytes = 5 * 1_024 * 1_024;

/** A drawing as stored, so that its hashed name is stable too. */
function readDrawing(file: string, bytes: Buffer): LibraryImage {
  const { svg, dropped } = cleanedDrawing(file, bytes.toString());
  const image = { bytes: Buffer.from(svg), mediaType: 'image/svg+xml' };
  return Object.keys(dropped).length > 0 ? { ...image, leftOut: dropped } : image;
}

/**
 * Reads a picture; drawings are sanitized.
 * @throws LibraryError
 */
export async function readImage(folder: Folder, name: string): Promise<LibraryImage> {
  const file = fileName(folder, name);
  const bytes = await folder.files.read(file);
  if (!bytes) throw new LibraryError(file, undefined, 'the image is missing');
  if (folder.isStarter && bytes.length > starterMaxBytes)
    throw new LibraryError(file, undefined, 'the image is over 20 KB');
  if (bytes.length > imageMaxBytes) throw new LibraryError(file, undefined, 'the image is over 5 MB');
  const mediaType = mediaTypes[extname(name)] ?? 'image/svg+xml';
  if (mediaType === 'image/svg+xml') return readDrawing(file, bytes);
  if (!beginnings[mediaType]?.test(bytes.subarray(0, 16).toString('latin1')))
    throw new LibraryError(file, undefined, `the image is no ${extname(name).slice(1)}`);
  return { bytes, mediaType };
}

/**
 * Reads a chapter's memes with their pictures.
 * @throws LibraryError
 */
export async function readMemes(folder: Folder, chapterId: string): Promise<LibraryChapter['memes']> {
  const memes: LibraryChapter['memes'] = [];
  const yaml = await openListFile(folder, 'memes.yaml');
  for (const [at, meme] of yaml.parse(libraryMemesFile).entries()) {
    if (folder.isStarter && meme.alt === '')
      throw new LibraryError(yaml.file, yaml.lineOf([at]), 'a meme has no alt text');
    if ('url' in meme) {
      const { url, ...fields } = meme;
      memes.push({ id: `${chapterId}-meme-${at + 1}`, picture: { url }, ...fields });
    } else {
      const { image, ...fields } = meme;
      const picture = await readImage(child(folder, 'memes'), image);
      memes.push({ id: `${chapterId}-meme-${slug(image)}`, picture, ...fields });
    }
  }
  return memes;
}
