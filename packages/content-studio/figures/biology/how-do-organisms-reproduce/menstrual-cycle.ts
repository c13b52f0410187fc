import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point, polar, scale } from '#figures/kit/point.ts';

const cycleDays = 28;
const parts = [
  { first: 1, last: 5, name: 'bleeding: the lining is shed', look: 'warm red' },
  { first: 6, last: 13, name: 'the lining grows again', look: 'tint pen' },
  { first: 14, last: 14, name: 'an egg is released', look: 'gold amber' },
  { first: 15, last: 28, name: 'the lining stays thick and ready', look: 'leaf green' },
];

function draw(): string {
  const figure = new Figure(380);
  const centre: Point = [180, 128];
  const [outer, inner] = [108, 66];
  const angleOf = (day: number) => 90 - (360 * day) / cycleDays;
  let next = 1;
  for (const { first, last, look } of parts) {
    claim(first === next, 'each part begins on the day after the one before');
    next = last + 1;
    const rim = (radius: number, from: number, to: number) =>
      Array.from({ length: 25 }, (_, index) =>
        add(centre, scale(polar(from + ((to - from) * index) / 24), radius)),
      );
    const [from, to] = [angleOf(first - 1), angleOf(last)];
    figure.polygon([...rim(outer, from, to), ...rim(inner, to, from)], look);
    const middle = add(centre, scale(polar((from + to) / 2), (outer + inner) / 2));
    figure.text(first === last ? String(first) : `${first}–${last}`, middle, {
      isOnShape: true,
      size: 'small',
    });
  }
  claim(next === cycleDays + 1, 'the parts make up the whole cycle');
  figure.text('about', [180, 110]).text(`${cycleDays} days`, [180, 128]).text('often 21–35', [180, 148], {
    size: 'small',
    colour: 'soft',
  });
  for (const [index, { first, last, name, look }] of parts.entries()) {
    const y = 262 + index * 24;
    figure.rectangle([52, y - 8], [68, y + 8], look);
    figure.text(first === last ? `day ${first}: ${name}` : `days ${first}–${last}: ${name}`, [76, y], {
      anchor: 'start',
      size: 'small',
    });
  }
  return figure.svg();
}

export const menstrualCycle: FigureSource = {
  name: 'menstrual-cycle',
  caption:
    'One menstrual cycle, if no egg is fertilised. The numbers are days; they differ from person to person.',
  description:
    'A ring of 28 days, clockwise from the top. Days 1 to 5: bleeding. Days 6 to 13: the lining of the uterus grows again. Day 14: an egg is released. Days 15 to 28: the lining stays thick, and then the ring starts again.',
  draw,
};
