import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { lensImage } from '#figures/kit/optics.ts';

function draw(): string {
  const figure = new Figure(230);
  const x = (mark: number) => 20 + mark * 3.2;
  const [axis, bench] = [70, 150];
  claimNear(lensImage(-(60 - 20), 15), 84 - 60, 1e-9, 'the screen stands where the image is sharp');
  figure.rectangle([x(0), bench], [x(100), bench + 14], 'metal');
  for (let mark = 0; mark <= 100; mark += 2) {
    const isTen = mark % 10 === 0;
    figure.line(
      [
        [x(mark), bench + 14],
        [x(mark), bench + (isTen ? 24 : 19)],
      ],
      'thin',
    );
    if (mark % 20 === 0) figure.text(String(mark), [x(mark), bench + 34], { size: 'small' });
  }
  for (const mark of [20, 60, 84])
    figure.line(
      [
        [x(mark), bench],
        [x(mark), axis + (mark === 20 ? 14 : 40)],
      ],
      'soft',
    );
  figure.rectangle([x(20) - 5, axis + 14], [x(20) + 5, axis - 8], 'blank');
  figure.blob((t) => {
    const angle = 2 * Math.PI * t;
    return [x(20) + 4 * Math.sin(angle), axis - 18 - 9 * Math.cos(angle)];
  }, 'sun amber');
  figure.blob((t) => {
    const angle = 2 * Math.PI * t;
    return [x(60) + 6 * Math.sin(angle), axis - 40 * Math.cos(angle)];
  }, 'glass pen');
  figure.line(
    [
      [x(84), axis - 40],
      [x(84), axis + 40],
    ],
    'heavy',
  );
  figure
    .text('candle', [x(20), 18])
    .text('lens', [x(60), 18])
    .text('screen', [x(84), 18])
    .text('cm', [x(100), bench + 52], { size: 'small' });
  return figure.svg();
}

export const opticalBench: FigureSource = {
  name: 'optical-bench',
  caption: 'A candle, a convex lens and a screen on an optical bench. The image on the screen is sharp.',
  description:
    'A bench with a scale from 0 to 100 cm and a short mark every 2 cm. The candle stands at 20 cm, the convex lens at 60 cm, the screen at 84 cm.',
  draw,
};
