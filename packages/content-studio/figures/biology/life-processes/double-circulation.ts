import { addCallout } from '#figures/kit/callouts.ts';
import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';
import type { Look } from '#figures/kit/style-sheet.ts';

type Vessel = { points: readonly Point[]; from: string; to: string; look: Look };

/** The four vessels. What leaves the right half is poor in oxygen, what leaves the left half is rich in it. */
const vessels: readonly Vessel[] = [
  {
    points: [
      [110, 350],
      [66, 350],
      [66, 158],
      [94, 158],
    ],
    from: 'body',
    to: 'right atrium',
    look: 'pen heavy',
  },
  {
    points: [
      [160, 212],
      [172, 212],
      [172, 64],
    ],
    from: 'right ventricle',
    to: 'lungs',
    look: 'pen heavy',
  },
  {
    points: [
      [250, 42],
      [292, 42],
      [292, 158],
      [266, 158],
    ],
    from: 'lungs',
    to: 'left atrium',
    look: 'red heavy',
  },
  {
    points: [
      [200, 212],
      [188, 212],
      [188, 326],
    ],
    from: 'left ventricle',
    to: 'body',
    look: 'red heavy',
  },
];

function draw(): string {
  const figure = new Figure(400);
  figure.rectangle([110, 18], [250, 62], 'glass').text('Lungs', [180, 40], { isOnShape: true });
  figure.rectangle([110, 328], [250, 372], 'gold').text('Rest of the body', [180, 350], { isOnShape: true });
  const half = (x: number, look: Look, side: string) => {
    figure.rectangle([x, 134], [x + 66, 182], look).rectangle([x, 182], [x + 66, 242], look);
    for (const [row, line] of [side, 'atrium'].entries())
      figure.text(line, [x + 33, 150 + 16 * row], { isOnShape: true, size: 'small' });
    for (const [row, line] of [side, 'ventricle'].entries())
      figure.text(line, [x + 33, 204 + 16 * row], { isOnShape: true, size: 'small' });
  };
  half(94, 'glass pen', 'right');
  half(200, 'warm red', 'left');
  for (const { points, from, to, look } of vessels) {
    const isPoor = from === 'body' || from.startsWith('right');
    claim(look.includes('pen') === isPoor, `blood from the ${from} to the ${to} has its colour`);
    points.forEach((end, index) => {
      const start = points[index - 1];
      if (!start) return;
      if (index === points.length - 1) figure.arrow(start, end, look);
      else figure.line([start, end], look);
    });
  }
  addCallout(figure, { text: 'Vena|cava', at: [66, 270] }, [96, 270]);
  addCallout(figure, { text: 'Pulmonary|artery', at: [172, 100] }, [14, 100]);
  addCallout(figure, { text: 'Pulmonary|veins', at: [292, 98] }, [188, 98]);
  addCallout(figure, { text: 'Aorta', at: [188, 286] }, [214, 286]);
  return figure.svg();
}

export const doubleCirculation: FigureSource = {
  name: 'double-circulation',
  caption:
    'Double circulation: blood passes the heart twice on one round. Blue: deoxygenated blood; red: oxygenated blood.',
  description:
    'The four chambers of the heart between the lungs above and the body below. The vena cava leads from the body to the right atrium, the pulmonary artery from the right ventricle to the lungs. Pulmonary veins lead to the left atrium, the aorta from the left ventricle to the body.',
  draw,
};
