import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { lensImage } from '#figures/kit/optics.ts';

function draw(): string {
  const figure = new Figure(230);
  const [y, cm] = [90, 2.8];
  const x = (place: number) => 130 + place * cm;
  claimNear(lensImage(-30, 20), 60, 1e-9, 'the image is where the lens formula puts it');
  figure.line(
    [
      [14, y],
      [346, y],
    ],
    'soft thin',
  );
  figure
    .line(
      [
        [x(0), y - 62],
        [x(0), y + 62],
      ],
      'pen bold',
    )
    .text('L', [x(0), y - 74]);
  figure
    .arrow([x(-30), y], [x(-30), y - 26], 'red bold')
    .label('A', [x(-30), y - 26], 'n')
    .label('B', [x(-30), y], 'sw');
  figure
    .arrow([x(60), y], [x(60), y + 52], 'red bold')
    .label('A′', [x(60), y + 52], 'e')
    .label('B′', [x(60), y], 'n');
  figure.line([
    [x(-40), 176],
    [x(70), 176],
  ]);
  for (let place = -40; place <= 70; place += 10) {
    figure.line(
      [
        [x(place), 171],
        [x(place), 181],
      ],
      'thin',
    );
    if (place % 20 === 0) figure.text(String(place).replace('-', '−'), [x(place), 192], { size: 'small' });
  }
  figure.text('cm', [344, 192], { size: 'small' });
  return figure.svg();
}

export const objectAndImageOnAScale: FigureSource = {
  name: 'object-and-image-on-a-scale',
  caption: 'An object AB, a thin lens L and the image A′B′ that a screen shows, on a scale in cm.',
  description:
    'An axis with marks in cm. The lens L stands at 0. An upright object AB, 2 cm high, stands at minus 30. An inverted image stands at plus 60 and is 4 cm long.',
  draw,
};
