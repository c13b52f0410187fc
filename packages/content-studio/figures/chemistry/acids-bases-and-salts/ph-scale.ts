import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';

/** The examples of the text, and the colours of the universal indicator by name. */
const examples: [name: string, value: number][] = [
  ['gastric juice', 1],
  ['lemon juice', 2],
  ['black coffee', 5],
  ['pure water', 7],
  ['blood', 7.4],
  ['milk of magnesia', 10],
  ['sodium hydroxide', 14],
];
const looks = ['warm red', 'gold amber', 'leaf green', 'glass pen', 'tint violet'] as const;
const lookAt = (value: number) => looks[value < 3 ? 0 : value < 7 ? 1 : value < 8 ? 2 : value < 11 ? 3 : 4];

function draw(): string {
  const figure = new Figure(330);
  const [top, step] = [24, 19];
  const heightOf = (value: number) => top + step / 2 + value * step;
  for (let value = 0; value <= 14; value++) {
    const y = top + value * step;
    figure.rectangle([150, y], [190, y + step], lookAt(value));
    figure.text(String(value), [170, y + step / 2], { isOnShape: true, size: 'small' });
  }
  claim(heightOf(7) > heightOf(5) && heightOf(14) > heightOf(13), 'the numbers grow downwards');
  examples.forEach(([name, value]) => {
    const y = name === 'pure water' ? heightOf(7) - 6 : name === 'blood' ? heightOf(7) + 11 : heightOf(value);
    figure
      .line(
        [
          [192, heightOf(value)],
          [206, y],
        ],
        'soft thin',
      )
      .text(name, [210, y], { anchor: 'start', size: 'small' });
  });
  const side = (from: number, to: number): [Point, Point] => [
    [136, heightOf(from)],
    [136, heightOf(to)],
  ];
  figure.arrow(...side(6, 0), 'red').arrow(...side(8, 14), 'pen');
  figure
    .text('more acidic', [84, heightOf(2)], { colour: 'red' })
    .text('more H^+', [94, heightOf(3.2)], { size: 'small' });
  figure.text('neutral', [104, heightOf(7)], { colour: 'green' });
  figure
    .text('more basic', [88, heightOf(11)], { colour: 'pen' })
    .text('more OH^−', [92, heightOf(12.2)], { size: 'small' });
  return figure.svg();
}

export const phScale: FigureSource = {
  name: 'ph-scale',
  caption:
    'The pH scale with the colours of the universal indicator: acidic below 7, neutral at 7, basic above.',
  description:
    'A column of boxes from 0 on top to 14 below, red, then yellow, green at 7, blue and violet. Beside it: gastric juice 1, lemon juice 2, black coffee 5, pure water 7, blood 7.4, milk of magnesia 10, sodium hydroxide solution 14.',
  draw,
};
