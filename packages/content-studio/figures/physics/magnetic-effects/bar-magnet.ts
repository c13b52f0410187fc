import { claim } from '#figures/kit/claims.ts';
import { fieldLine, fieldOfPoles, thinOut } from '#figures/kit/field.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, distance, type Point, polar, scale, subtract } from '#figures/kit/point.ts';

/** North is on the left; the poles are a little inside the ends, as in a real magnet. */
const [north, south]: [Point, Point] = [
  [132, 150],
  [228, 150],
];

function draw(): string {
  const figure = new Figure(310);
  const field = fieldOfPoles([
    { at: north, strength: 1 },
    { at: south, strength: -1 },
  ]);
  let crowded = 0;
  for (const angle of [28, 58, 88, 118, 148, -28, -58, -88, -118, -148]) {
    const start = add(north, scale(polar(angle), 6));
    const line = fieldLine(field, start, (point) => distance(point, south) < 6 || isOutside(point));
    const last = line.at(-1) ?? start;
    const isWhole = distance(last, south) < 9;
    claim(isWhole || isOutside(last), 'a field line goes from north to south, or leaves the drawing');
    if (isWhole) crowded++;
    const outside = line.filter((point) => !isInMagnet(point));
    figure.line(thinOut(outside, 5), 'pen');
    const at = isWhole ? Math.floor(outside.length / 2) : Math.floor(outside.length * 0.6);
    const [before, tip] = [outside[at - 2] ?? start, outside[at + 2] ?? last];
    figure.arrowHead(tip, subtract(tip, before), 'pen');
    if (isWhole) continue;
    const mirrored = outside.map(([x, y]): Point => [360 - x, y]).toReversed();
    figure.line(thinOut(mirrored, 5), 'pen');
    const [later, end] = [
      mirrored[Math.floor(mirrored.length * 0.4) - 2],
      mirrored[Math.floor(mirrored.length * 0.4) + 2],
    ];
    if (later && end) figure.arrowHead(end, subtract(end, later), 'pen');
  }
  claim(crowded >= 6, 'most lines are seen whole');
  figure.rectangle([116, 136], [180, 164], 'warm').rectangle([180, 136], [244, 164], 'metal');
  figure.text('N', [134, 150], { isOnShape: true }).text('S', [226, 150], { isOnShape: true });
  figure.arrow([206, 150], [156, 150], 'pen dashed');
  return figure.svg();
}

const isInMagnet = ([x, y]: Point) => x > 116 && x < 244 && y > 136 && y < 164;
const isOutside = ([x, y]: Point) => x < 12 || x > 348 || y < 12 || y > 288;

export const barMagnet: FigureSource = {
  name: 'bar-magnet',
  caption:
    'Field lines of a bar magnet: outside from north to south, inside back to north; they never cross.',
  description:
    'A bar magnet with its north pole on the left. Curves with arrows leave the north pole, bend round above and below, and enter the south pole. They are crowded near the poles. A dashed arrow inside the magnet points from south to north.',
  draw,
};
