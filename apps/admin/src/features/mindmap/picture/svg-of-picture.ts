import type { MapPicture, PictureBox } from './map-picture.ts';
import { borderWidth, type Colours, familyOf, inkOnRoot, radius, strokeWidth } from './picture-look.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Characters that XML can't contain, including lone surrogates. */
const forbidden = /\p{Cc}|\p{Surrogate}|[\ufffe\uffff]/gu;

const escaped = (text: string): string =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
const number = (value: number): string => String(Math.round(value * 100) / 100);

function boxOf({ x, y, width, height, look, font, lines }: PictureBox, colours: Colours): string {
  const border = look === 'root' ? '' : ` stroke="${colours.line}" stroke-width="${borderWidth}"`;
  const rect = `<rect x="${number(x)}" y="${number(y)}" width="${width}" height="${number(height)}" rx="${radius}" fill="${colours.fills[look]}"${border}/>`;
  // Keeps the measured width in any font, so that a line stays in its box.
  const spans = lines.map(
    (line) =>
      `<text x="${number(line.x)}" y="${number(line.y)}" textLength="${number(line.width)}" lengthAdjust="spacingAndGlyphs">${escaped(line.text)}</text>`,
  );
  const ink = look === 'root' ? inkOnRoot : colours.ink;
  return `${rect}<g font-family="${escaped(familyOf(font))}" font-weight="${font.weight}" font-size="${font.size}" fill="${ink}" text-anchor="middle">${spans.join('')}</g>`;
}

/** A picture as a standalone SVG file: no scripts, styles or external resources. */
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
