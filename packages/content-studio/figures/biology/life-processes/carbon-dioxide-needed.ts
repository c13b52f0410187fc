import { addCallout } from '#figures/kit/callouts.ts';
import { claim } from '#figures/kit/claims.ts';
import { drawOrgan } from '#figures/kit/curves.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';
import { sample } from '#figures/kit/shapes.ts';

/** A plant in a pot under a bell jar on a glass plate; `x` is its middle. */
function drawJar(figure: Figure, x: number, dishes: boolean): void {
  const [half, top, bottom] = [66, 46, 232];
  const dome = sample((t): Point => {
    const angle = Math.PI * (1 - t);
    return [x + half * Math.cos(angle), top + 60 - 60 * Math.sin(angle)];
  }, 24);
  figure.polygon([[x - half, bottom], ...dome, [x + half, bottom]], 'glass');
  figure.circle([x, top - 7], 7, 'glass');
  figure.line(
    [
      [x - 76, bottom + 2],
      [x + 76, bottom + 2],
    ],
    'heavy soft',
  );
  const stem = dishes ? x - 16 : x;
  figure.line(
    [
      [stem, 190],
      [stem, 100],
    ],
    'green bold',
  );
  const leaf = (side: number, y: number) =>
    drawOrgan(
      figure,
      [
        [0, 0],
        [12, -11],
        [28, -8],
        [36, 2],
        [24, 7],
        [10, 7],
      ]
        .map(([dx = 0, dy = 0]) => `${stem + side * dx} ${y + dy}`)
        .join(', '),
      'green leaf',
    );
  for (const [side, y] of [
    [1, 170],
    [-1, 152],
    [1, 132],
    [-1, 116],
  ] as const)
    leaf(side, y);
  drawOrgan(figure, `${stem} 102, ${stem - 9} 88, ${stem} 68, ${stem + 9} 88`, 'green leaf');
  figure.polygon(
    [
      [stem - 24, 190],
      [stem + 24, 190],
      [stem + 17, 230],
      [stem - 17, 230],
    ],
    'amber gold',
  );
  if (!dishes) return;
  claim(stem + 24 < x + 20, 'the dish stands beside the pot');
  figure.polygon(
    [
      [x + 18, 214],
      [x + 58, 214],
      [x + 54, 230],
      [x + 22, 230],
    ],
    'metal',
  );
  for (const dx of [26, 34, 42, 50]) figure.circle([x + dx, 212], 4, 'soft thin blank');
}

function draw(): string {
  const figure = new Figure(330);
  drawJar(figure, 92, true);
  drawJar(figure, 268, false);
  figure.text('Jar A', [92, 252]).text('Jar B', [268, 252]);
  addCallout(figure, { text: 'Potassium|hydroxide', at: [130, 212] }, [180, 286], 'middle');
  addCallout(figure, { text: 'Bell jar', at: [202, 120] }, [180, 60], 'middle');
  return figure.svg();
}

export const carbonDioxideNeeded: FigureSource = {
  name: 'carbon-dioxide-needed',
  caption:
    'Is carbon dioxide needed for photosynthesis? Potassium hydroxide takes it out of the air of jar A.',
  description:
    'Two equal potted plants stand under two closed bell jars on glass plates. In jar A a dish with potassium hydroxide stands beside the pot; in jar B there is no dish.',
  draw,
};
