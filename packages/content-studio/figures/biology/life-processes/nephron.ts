import { addCallout } from '#figures/kit/callouts.ts';
import { claim } from '#figures/kit/claims.ts';
import { drawTube, pointsOf, smooth } from '#figures/kit/curves.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, distance, type Point, polar, scale } from '#figures/kit/point.ts';
import { sample } from '#figures/kit/shapes.ts';

const centre: Point = [104, 104];
const cup = { outer: 34, inner: 25, gap: 42 };
/** The tubule, from the cup to the collecting duct. */
const tubule = pointsOf(
  '136 104, 150 95, 151 74, 165 60, 181 68, 180 88, 184 106, 196 120, 200 146, 199 210, 200 268, 204 284, 213 291, 222 284, 226 268, 227 200, 227 140, 230 108, 244 92, 258 104, 262 122, 272 130, 286 130',
);

export function drawNephron(figure: Figure): void {
  const onCup = (angle: number, radius: number): Point => add(centre, scale(polar(angle), radius));
  const arc = (radius: number) => sample((t) => onCup(180 - cup.gap + (2 * cup.gap - 360) * t, radius), 30);
  figure.polygon([...arc(cup.outer), ...arc(cup.inner).reverse()], 'gold');
  drawTube(figure, tubule, 12, 'gold', '');
  drawTube(figure, pointsOf('131 104, 142 101'), 10, 'gold');
  drawTube(figure, pointsOf('292 62, 292 344'), 20, 'gold', '');
  drawTube(figure, pointsOf('276 130, 290 130'), 10, 'gold');
  // The ball of capillaries, and the vessels that bring and take the blood.
  drawTube(figure, pointsOf('14 74, 44 78, 66 86, 86 96'), 11, 'warm', 'red');
  drawTube(figure, pointsOf('88 112, 66 124, 50 146, 52 190, 96 214, 150 216'), 7, 'warm', 'red');
  const ball = sample((t): Point => {
    const radius = 13 + 5.5 * Math.cos(2 * Math.PI * 7 * t);
    return add(centre, scale(polar(360 * t), radius));
  }, 90);
  for (const point of ball)
    claim(distance(point, centre) < cup.inner - 3, 'the capillaries are inside the cup');
  figure.polygon(ball, 'red bold warm');
  figure.line(smooth(pointsOf('94 98, 102 108, 110 98, 114 108')), 'red');
  // Capillaries around the tubule join into the vein.
  const net = [
    '150 216, 184 190, 190 160, 184 130',
    '150 216, 184 236, 186 270, 213 310, 240 280, 240 210, 239 150',
  ];
  for (const branch of net) figure.line(smooth(pointsOf(branch)), 'red');
  drawTube(figure, pointsOf('150 232, 100 236, 60 256, 14 262'), 11, 'glass', 'pen');
  figure.line(smooth(pointsOf('150 232, 176 252, 180 282, 213 322, 250 292, 250 220')), 'pen');
  figure.arrow([22, 75.5], [42, 78], 'red bold').arrow([46, 259], [24, 262], 'pen bold');
  figure.arrow([292, 312], [292, 338], 'amber bold');
}

function draw(): string {
  const figure = new Figure(390);
  drawNephron(figure);
  addCallout(figure, { text: 'Branch of the|renal artery', at: [38, 77] }, [54, 34], 'middle');
  addCallout(figure, { text: 'Glomerulus', letter: 'W', at: [104, 94] }, [150, 24], 'middle');
  addCallout(figure, { text: 'Bowman’s|capsule', letter: 'X', at: [113, 133] }, [120, 170], 'middle');
  addCallout(figure, { text: 'Tubule', letter: 'Y', at: [176, 66] }, [214, 54]);
  addCallout(figure, { text: 'Collecting|duct', letter: 'Z', at: [292, 84] }, [300, 32], 'middle');
  addCallout(figure, { text: 'Branch of the|renal vein', at: [60, 256] }, [56, 298], 'middle');
  addCallout(figure, { text: 'Capillaries', at: [183, 274] }, [104, 340], 'middle');
  figure.text('to the ureter', [292, 360], { size: 'small' });
  return figure.svg();
}

export const nephron: FigureSource = {
  name: 'nephron',
  caption: 'A nephron: blood is filtered in Bowman’s capsule; the tubule takes back what the body needs.',
  description:
    'A branch of the renal artery enters a cup, Bowman’s capsule, and forms a ball of capillaries, the glomerulus. From the cup a long tubule winds, dips in a hairpin loop and opens into a collecting duct. Capillaries run along the tubule and join into a branch of the renal vein.',
  draw,
};
