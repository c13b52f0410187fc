import type { MapPicture } from './map-picture.ts';
import { borderWidth, type Colours, cssOf, inkOnRoot, radius, strokeWidth } from './picture-look.ts';

/** Pixels per unit of the picture: sharp on paper too. */
const scaleWanted = 2;
/** The canvas limit of all current browsers: a larger side or area gives an empty picture. */
const sidePixelsMax = 16_384;
const pixelsMax = 64_000_000;

/** Pixels per unit of the picture, so that it fits a canvas. */
export const scaleOf = ({ width, height }: Pick<MapPicture, 'width' | 'height'>): number =>
  Math.min(scaleWanted, sidePixelsMax / Math.max(width, height), Math.sqrt(pixelsMax / (width * height)));

function draw(context: CanvasRenderingContext2D, picture: MapPicture, colours: Colours): void {
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, picture.width, picture.height);
  context.strokeStyle = colours.line;
  context.lineWidth = strokeWidth;
  for (const path of picture.strokes) context.stroke(new Path2D(path));
  context.lineWidth = borderWidth;
  context.textAlign = 'center';
  for (const { x, y, width, height, look, font, lines } of picture.boxes) {
    context.beginPath();
    context.roundRect(x, y, width, height, radius);
    context.fillStyle = colours.fills[look];
    context.fill();
    if (look !== 'root') context.stroke();
    context.font = cssOf(font);
    context.fillStyle = look === 'root' ? inkOnRoot : colours.ink;
    for (const line of lines) context.fillText(line.text, line.x, line.y);
  }
}

/** A picture as a PNG file. Fonts must be loaded before. Rejects when the browser lacks memory. */
export async function pngOfPicture(picture: MapPicture, colours: Colours): Promise<Blob> {
  const scale = scaleOf(picture);
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(picture.width * scale);
  canvas.height = Math.floor(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser draws no canvas');
  context.scale(scale, scale);
  draw(context, picture, colours);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  // Frees a large picture's memory now.
  canvas.width = 0;
  if (!file) throw new Error('the browser made no picture of the canvas');
  return file;
}
