import { addCallouts } from '#figures/kit/callouts.ts';
import { claimNear } from '#figures/kit/claims.ts';
import { drawOrgan, drawTube, pointsOf, smooth } from '#figures/kit/curves.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';

const axis = 180;
/** One half of the drawing is the mirror image of the other. */
const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]) => [2 * axis - x, y]);
const kidney = pointsOf('128 92, 112 98, 106 120, 112 148, 130 156, 142 144, 136 126, 142 106');
const ureter = pointsOf('137 128, 146 152, 150 200, 156 250, 168 282');

export function drawExcretorySystem(figure: Figure): void {
  drawTube(figure, pointsOf('188 44, 188 150, 188 196'), 13, 'warm', 'red');
  drawTube(figure, pointsOf('172 44, 172 150, 172 196'), 13, 'glass', 'pen');
  drawTube(figure, pointsOf('188 112, 210 116, 224 120'), 8, 'warm', 'red');
  drawTube(figure, pointsOf('172 122, 152 122, 136 122'), 8, 'glass', 'pen');
  drawTube(figure, pointsOf('182 126, 204 128, 224 128'), 8, 'glass', 'pen');
  drawTube(figure, pointsOf('176 126, 184 126'), 7, 'glass');
  drawTube(figure, pointsOf('182 112, 160 112, 138 114'), 8, 'warm', 'red');
  drawTube(figure, pointsOf('179 112, 188 112, 192 113'), 7, 'warm');
  for (const turn of [(points: Point[]) => points, mirrored]) {
    drawTube(figure, turn(ureter), 8, 'gold', 'amber');
    figure.polygon(smooth(turn(kidney), true).slice(0, -1), 'bold gold');
  }
  const foot: Point = ureter.at(-1) ?? [0, 0];
  claimNear(mirrored([foot])[0]?.[0] ?? 0, 2 * axis - foot[0], 1e-9, 'both ureters end alike');
  drawOrgan(
    figure,
    '180 276, 206 280, 216 304, 204 328, 188 338, 172 338, 156 328, 144 304, 154 280',
    'bold gold',
  );
  drawTube(figure, pointsOf('180 334, 180 364'), 11, 'gold', '');
  drawTube(figure, pointsOf('180 326, 180 342'), 9, 'gold');
}

function draw(): string {
  const figure = new Figure(390);
  drawExcretorySystem(figure);
  // The label is below, because a line from the side would cross a kidney.
  figure.leader([162, 211], [157, 123]);
  figure.text('Renal', [180, 220]).text('vein', [180, 235]);
  addCallouts(figure, 'left', 6, [
    { text: 'Vena cava', at: [172, 62] },
    { text: 'Right kidney', at: [118, 122] },
    { text: 'Ureter', letter: 'R', at: [150, 205] },
  ]);
  addCallouts(figure, 'right', 354, [
    { text: 'Aorta', at: [188, 62] },
    { text: 'Renal artery', letter: 'P', at: [206, 115] },
    { text: 'Left kidney', letter: 'Q', at: [242, 130] },
    { text: 'Urinary|bladder', letter: 'S', at: [198, 306] },
    { text: 'Urethra', letter: 'T', at: [181, 354] },
  ]);
  return figure.svg();
}

export const excretorySystem: FigureSource = {
  name: 'excretory-system',
  caption:
    'The excretory system: the kidneys filter the blood, and urine flows through the ureters into the bladder.',
  description:
    'Two bean-shaped kidneys lie on both sides of the aorta and the vena cava. A renal artery leads into each, a renal vein out of it. From the hollow side of each kidney a thin ureter runs down into the urinary bladder in the middle, which ends below in the urethra.',
  draw,
};
