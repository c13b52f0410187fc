import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const figure = new Figure(240);
  for (const [row, guavas, grams] of [
    [0, 3, '900 g'],
    [1, 1, '700 g'],
  ] as const) {
    const y = 84 + row * 104;
    figure
      .line(
        [
          [60, y],
          [300, y],
        ],
        'bold',
      )
      .polygon(
        [
          [180, y + 2],
          [164, y + 24],
          [196, y + 24],
        ],
        'metal',
      );
    for (let mango = 0; mango < 2; mango++)
      figure
        .circle([82 + mango * 34, y - 17], 15, 'gold')
        .text('M', [82 + mango * 34, y - 17], { isOnShape: true });
    for (let guava = 0; guava < guavas; guava++)
      figure
        .circle([90 + guava * 24, y - 45 + (guavas === 1 ? 0 : 0)], 10, 'leaf')
        .text('G', [90 + guava * 24, y - 45], { isOnShape: true, size: 'small' });
    figure.rectangle([226, y - 2], [290, y - 34], 'metal').text(grams, [258, y - 18], { isOnShape: true });
  }
  return figure.svg();
}

export const balanceOfFruit: FigureSource = {
  name: 'balance-of-fruit',
  caption: 'Two scales in balance, with mangoes and guavas.',
  description:
    'Two weighing scales in balance. On the first, 2 mangoes and 3 guavas on the left weigh as much as 900 g on the right. On the second, 2 mangoes and 1 guava on the left weigh as much as 700 g.',
  draw,
};
