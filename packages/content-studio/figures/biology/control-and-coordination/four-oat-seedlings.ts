import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { type Point, polar } from '#figures/kit/point.ts';
import { sample } from '#figures/kit/shapes.ts';

const [soil, tip, half] = [200, 92, 10];
const middles = [48, 128, 208, 288];

/** A sheath of a seedling with a round tip, or with a flat top where the tip is cut off. */
function drawSheath(figure: Figure, x: number, isCut: boolean): void {
  const round = sample((t): Point => {
    const [across, up] = polar(180 - 180 * t);
    return [x + half * across, tip + half + half * up];
  }, 12);
  const top: Point[] = isCut
    ? [
        [x - half, tip + 22],
        [x + half, tip + 22],
      ]
    : round;
  figure.polygon([[x - half, soil], ...top, [x + half, soil]], 'leaf green');
}

function draw(): string {
  const figure = new Figure(270);
  middles.forEach((x, index) => {
    drawSheath(figure, x, index === 1);
    figure.text(String(index + 1), [x, soil + 22]);
  });
  const [, , capped = 0, collared = 0] = middles;
  figure.polygon(
    [
      [capped - half - 3, tip + 24],
      [capped - half - 3, tip - 4],
      [capped + half + 3, tip - 4],
      [capped + half + 3, tip + 24],
    ],
    'metal bold',
  );
  const [collarTop, collarFoot] = [tip + 28, soil - 8];
  claim(collarTop > tip + 24, 'the sheet of seedling 4 leaves free what the cap of 3 covers');
  figure.rectangle([collared - half - 3, collarTop], [collared + half + 3, collarFoot], 'metal bold');
  figure.line(
    [
      [14, soil],
      [330, soil],
    ],
    'bold amber',
  );
  for (const y of [96, 124, 152]) figure.arrow([350, y], [318, y], 'amber');
  figure.text('light', [332, 76], { colour: 'amber' });
  return figure.svg();
}

export const fourOatSeedlings: FigureSource = {
  name: 'four-oat-seedlings',
  caption: 'Four oat seedlings at the start, with light from the right; black metal foil is grey here.',
  description:
    'Four upright shoots in a row, light from the right. 1 is whole. 2 has a flat top, its round tip is missing. 3 has foil over its tip. 4 has foil around all of it but the tip, which is free.',
  draw,
};
