import type { MapPicture, PictureBox } from './map-picture.ts';
import { borderWidth, type Colours, familyOf, inkOnRoot, radius, strokeWidth } from './picture-look.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** What no XML may hold, half signs of two parts included. */
const forbidden = /\p{Cc}|\p{Surrogate}|[\ufffe\uffff]/gu;

const escaped = (text: string): string =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
const number = (value: number): string => String(Math.round(value * 100) / 100);

function boxOf({ x, y, width, height, look, font, lines }: PictureBox, colours: Colours): string {
  const border = look === 'root' ? '' : ` stroke="${colours.line}" stroke-width="${borderWidth}"`;
  const rect = `<rect x="${number(x)}" y="${number(y)}" width="${width}" height="${number(height)}" rx="${radius}" fill="${colours.fills[look]}"${border}/>`;
  // With other fonts than ours a line still is as wide as it was measured, and stays in its box.
  const spans = lines.map(
    (line) =>
      `<text x="${number(line.x)}" y="${number(line.y)}" textLength="${number(line.width)}" lengthAdjust="spacingAndGlyphs">${escaped(line.text)}</text>`,
  );
  const ink = look === 'root' ? inkOnRoot : colours.ink;
  return `${rect}<g font-family="${escaped(familyOf(font))}" font-weight="${font.weight}" font-size="${font.size}" fill="${ink}" text-anchor="middle">${spans.join('')}</g>`;
}

/** A picture as an SVG file that stands alone: no script, no style, nothing that is fetched. */
export function svgOfPicture(picture: MapPicture, title: string, colours: Colours): string {
  const { width, height, strokes, boxes } = picture;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${number(width)}" height="${number(height)}" viewBox="0 0 ${number(width)} ${number(height)}">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="100%" height="100%" fill="${colours.paper}"/>`,
    `<g fill="none" stroke="${colours.line}" stroke-width="${strokeWidth}">`,
    ...strokes.map((path) => `<path d="${path}"/>`),
    '</g>',
    ...boxes.map((box) => boxOf(box, colours)),
    '</svg>',
    '',
  ].join('\n');
}
