import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

const [litre, floor] = [0.12, 160];

function draw(): string {
  const figure = new Figure(220);
  [
    { name: 'Tank A', litres: 900, left: 60 },
    { name: 'Tank B', litres: 200, left: 210 },
  ].forEach(({ name, litres, left }) => {
    const [right, level] = [left + 90, floor - litres * litre];
    claimNear((floor - level) / (1_000 * litre), litres / 1_000, 1e-9, 'the water is drawn to scale');
    figure.rectangle([left, level], [right, floor], 'glass bare');
    figure.line([
      [left, floor - 1_000 * litre],
      [left, floor],
      [right, floor],
      [right, floor - 1_000 * litre],
    ]);
    figure.line(
      [
        [left, level],
        [right, level],
      ],
      'pen',
    );
    figure.text(`${litres} litres`, [left + 45, floor - Math.max(12, (litres * litre) / 2)], {
      isOnShape: true,
    });
    figure.text(name, [left + 45, floor + 18]);
  });
  figure.arrow([152, 150], [184, 150], 'pen bold').arrow([255, 22], [255, 56], 'pen bold');
  return figure.svg();
}

export const twoTanks: FigureSource = {
  name: 'two-tanks',
  caption: 'The two tanks at 0 minutes.',
  description:
    'Two equal tanks. Tank A holds 900 litres, and an arrow leads out of it near its floor. Tank B holds 200 litres, and an arrow leads into it from above.',
  draw,
};
