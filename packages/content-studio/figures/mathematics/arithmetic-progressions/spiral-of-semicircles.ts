import { claim, claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';

const count = 6;

/** Semicircles around A and B in turn, each with a radius larger by AB. */
function draw(): string {
  const figure = new Figure(300);
  const step = 23;
  const [a, b]: [Point, Point] = [
    [157, 140],
    [157 + step, 140],
  ];
  let end = a[0] - step;
  for (let number = 1; number <= count; number++) {
    const isUpper = number % 2 === 1;
    const centre = isUpper ? a : b;
    const radius = number * step;
    const [left, right] = [centre[0] - radius, centre[0] + radius];
    if (number > 1)
      claimNear(isUpper ? right : left, end, 1e-9, 'each semicircle begins where the last ended');
    end = isUpper ? left : right;
    if (number === 1) end = left;
    figure.arc(centre, radius, 180, isUpper ? 0 : 360, isUpper ? 'pen' : 'red');
    const up = isUpper ? -1 : 1;
    figure.text(`*l*_${number}`, [centre[0], centre[1] + up * (radius - 11)], {
      size: 'small',
      colour: isUpper ? 'pen' : 'red',
    });
  }
  claim(b[0] - a[0] === step, 'the centres are one step apart');
  figure
    .dot(a)
    .dot(b)
    .label('A', a, 's', { size: 'small', gap: 4 })
    .label('B', b, 's', { size: 'small', gap: 4 });
  return figure.svg();
}

export const spiralOfSemicircles: FigureSource = {
  name: 'spiral-of-semicircles',
  caption: 'Semicircles around A and B in turn, with radii that grow by AB each time.',
  description:
    'A spiral of six semicircles l1 to l6. Those with odd numbers are above the line through A and B and have their centre at A, those with even numbers are below it with centre B. Each begins where the last one ended.',
  draw,
};
