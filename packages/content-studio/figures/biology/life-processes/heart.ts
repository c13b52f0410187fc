import { addCallout, addCallouts } from '#figures/kit/callouts.ts';
import { claim } from '#figures/kit/claims.ts';
import { drawOrgan, drawTube, pointsOf, smooth } from '#figures/kit/curves.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';

const [poor, rich] = ['glass', 'warm'];

const muscle =
  '116 140, 104 166, 106 204, 122 246, 150 286, 184 318, 206 312, 238 276, 256 234, 262 192, 256 154, 238 134, 206 128, 180 134, 148 128';
const rightVentricle = '124 212, 150 203, 174 207, 178 230, 182 286, 160 280, 136 248';
const leftVentricle = '202 207, 218 203, 234 208, 232 232, 218 262, 200 290, 197 252, 199 226';

/** The left and right edge of an outline at a height. */
function edgesAt(outline: string, height: number): { left: number; right: number } {
  const near = smooth(pointsOf(outline), true, 40).filter(([, y]) => Math.abs(y - height) < 2);
  const across = near.map(([x]) => x);
  return { left: Math.min(...across), right: Math.max(...across) };
}

/** The two flaps of a valve, which hang down into the ventricle. */
function drawValve(figure: Figure, [x, y]: Point, half: number): void {
  for (const side of [-1, 1])
    figure.line(
      [
        [x + side * half, y],
        [x + side * 2.5, y + 13],
      ],
      'bold',
    );
}

export function drawHeart(figure: Figure): void {
  const [outside, right, left] = [muscle, rightVentricle, leftVentricle].map((each) => edgesAt(each, 240));
  claim(
    !!outside && !!right && !!left && outside.right - left.right > 1.7 * (right.left - outside.left),
    'the left ventricle has the thicker wall',
  );
  // Behind the heart: the arch of the aorta, the right pulmonary artery and the veins of the lungs.
  drawTube(figure, pointsOf('192 112, 160 106, 96 116'), 14, poor, 'pen');
  drawTube(figure, pointsOf('168 108, 166 84, 180 62, 204 54, 230 66, 240 92, 242 150'), 18, rich, 'red');
  drawTube(figure, pointsOf('272 148, 240 154'), 11, rich, 'red');
  drawTube(figure, pointsOf('272 172, 240 170'), 11, rich, 'red');
  drawOrgan(figure, muscle, 'bold gold');
  drawTube(figure, pointsOf('110 322, 109 262, 110 214, 120 184'), 16, poor, 'pen');
  drawOrgan(figure, '116 146, 142 140, 158 150, 160 172, 150 190, 126 190, 114 170', `pen ${poor}`);
  drawOrgan(figure, '206 150, 224 142, 246 150, 250 170, 240 188, 214 190, 204 172', `red ${rich}`);
  drawOrgan(figure, rightVentricle, `pen ${poor}`);
  drawOrgan(figure, leftVentricle, `red ${rich}`);
  drawTube(figure, pointsOf('145 187, 145 207'), 24, poor, 'pen');
  drawTube(figure, pointsOf('145 180, 145 216'), 22, poor);
  drawTube(figure, pointsOf('225 187, 225 207'), 20, rich, 'red');
  drawTube(figure, pointsOf('225 180, 225 216'), 18, rich);
  drawTube(figure, pointsOf('128 52, 130 90, 134 144'), 16, poor, 'pen');
  drawTube(figure, pointsOf('133 126, 135 154'), 14, poor);
  drawTube(figure, pointsOf('113 202, 126 172'), 14, poor);
  for (const y of [154, 170]) {
    drawTube(figure, pointsOf(`272 ${y - (y < 160 ? 6 : -2)}, 250 ${y}`), 11, rich, 'red');
    drawTube(figure, pointsOf(`266 ${y - (y < 160 ? 4 : -1)}, 242 ${y}`), 9, rich);
  }
  // In front: the aorta out of the left ventricle, and across it the pulmonary artery out of the right one.
  const aorta = pointsOf('208 216, 198 184, 178 144, 168 108');
  drawTube(figure, aorta, 18, rich, 'red');
  drawTube(figure, pointsOf('212 228, 207 212'), 15, rich);
  const trunk = pointsOf('167 214, 172 180, 188 144, 202 116, 228 104, 272 112');
  drawTube(figure, trunk, 16, poor, 'pen');
  drawTube(figure, pointsOf('165 226, 168 206'), 14, poor);
  drawTube(figure, pointsOf('184 114, 198 116'), 12, poor);
  drawValve(figure, [145, 199], 11);
  drawValve(figure, [225, 199], 9);
  figure.arrow([126, 62], [129, 84], 'pen bold').arrow([110, 312], [110, 292], 'pen bold');
  figure.arrow([192, 56], [208, 55], 'red bold').arrow([244, 105], [266, 110], 'pen bold');
  figure.arrow([120, 110], [102, 114], 'pen bold');
}

function draw(): string {
  const figure = new Figure(380);
  drawHeart(figure);
  addCallouts(figure, 'left', 6, [
    { text: 'Vena cava|from above', at: [127, 92] },
    { text: 'Right|atrium', letter: 'T', at: [128, 166] },
    { text: 'Valve', at: [139, 206] },
    { text: 'Right|ventricle', at: [158, 240] },
    { text: 'Vena cava|from below', letter: 'U', at: [108, 272] },
  ]);
  addCallouts(figure, 'right', 354, [
    { text: 'Aorta', letter: 'P', at: [228, 64] },
    { text: 'Pulmonary|artery', letter: 'Q', at: [258, 107] },
    { text: 'Pulmonary|veins', at: [266, 150] },
    { text: 'Left|atrium', letter: 'R', at: [228, 164] },
    { text: 'Left|ventricle', letter: 'S', at: [216, 244] },
    { text: 'Septum', at: [189, 268] },
  ]);
  addCallout(figure, { text: 'Thick|muscle wall', at: [222, 284] }, [296, 322], 'middle');
  return figure.svg();
}

export const heart: FigureSource = {
  name: 'heart',
  caption:
    'The human heart, cut open and seen from the front: its right side is on your left. Blue: deoxygenated blood; red: oxygenated blood.',
  description:
    'A heart with two atria above and two ventricles below, parted by the septum. The venae cavae open into the right atrium, pulmonary veins into the left one. The pulmonary artery leaves the right ventricle, the aorta the left one, which has the thickest wall. Valves hang between.',
  draw,
};
