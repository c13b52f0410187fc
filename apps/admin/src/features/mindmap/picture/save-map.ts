import { saveBlob } from '@repo/ui/save-blob';
import { toast } from '@repo/ui/toast';
import type { Idea } from '../model/idea-tree.ts';
import { mindmapCopy } from '../model/mindmap-copy.ts';
import { type Font, type MapPicture, type Measure, pictureOfMap } from './map-picture.ts';
import { cssOf, lightColours } from './picture-look.ts';
import { pngOfPicture, scaleOf } from './png-of-picture.ts';
import { svgOfPicture } from './svg-of-picture.ts';

export type PictureKind = 'png' | 'svg';

/** Smaller letters are illegible. */
const legiblePixels = 9;
const nameMaxLength = 80;
/** Leaves room, because some programs draw an SVG in other fonts without squeezing its lines. */
const filledInSvg = 0.84;

const textsOf = (top: Idea): string[] => [top.text, ...top.children.flatMap(textsOf)];

/** Loads the parts of the map's fonts that it needs. Falls back to system fonts when offline. */
async function loadFonts(root: Idea): Promise<void> {
  const text = textsOf(root).join(' ');
  const fonts = ["800 19px 'Anek Latin Variable'", '700 16px Mukta', '400 16px Mukta'];
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font, text)));
}

function measureByCanvas(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('the browser draws no canvas');
  return (text: string, font: Font) => {
    context.font = cssOf(font);
    return context.measureText(text).width;
  };
}

/** A title as a file name valid on any system. */
const fileNameOf = (title: string, kind: PictureKind): string => {
  const name = title
    .replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, nameMaxLength)
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${name || mindmapCopy.fileName}.${kind}`;
};

const isLegible = (picture: MapPicture): boolean => {
  const smallest = picture.boxes.reduce(
    (least, { font }) => Math.min(least, font.size),
    Number.POSITIVE_INFINITY,
  );
  return smallest * scaleOf(picture) >= legiblePixels;
};

/** Downloads a map as a picture and shows the result or failure. */
export async function saveMap(
  { title, root }: { title: string; root: Idea },
  kind: PictureKind,
): Promise<void> {
  const fileName = fileNameOf(title, kind);
  try {
    await loadFonts(root);
    const picture = pictureOfMap(root, measureByCanvas(), { filled: kind === 'svg' ? filledInSvg : 1 });
    const colours = lightColours();
    const file =
      kind === 'png'
        ? await pngOfPicture(picture, colours)
        : new Blob([svgOfPicture(picture, title, colours)], { type: 'image/svg+xml' });
    saveBlob(fileName, file);
    if (kind === 'png' && !isLegible(picture))
      toast.info(mindmapCopy.pictureSmall(fileName), { durationMs: 8_000 });
    else toast.success(mindmapCopy.pictureSaved(fileName));
  } catch {
    toast.error(mindmapCopy[kind === 'png' ? 'pngFailed' : 'svgFailed']);
  }
}
