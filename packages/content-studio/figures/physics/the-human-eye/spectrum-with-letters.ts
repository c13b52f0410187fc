import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { throughGlass } from '#figures/kit/glass.ts';
import { add, move, type Point, polar, scale } from '#figures/kit/point.ts';
import { spreadGlass } from '#figures/kit/spectrum.ts';

function draw(): string {
  const figure = new Figure(300);
  const apex: Point = [128, 24];
  const corners: Point[] = [apex, add(apex, scale(polar(-60), 150)), add(apex, scale(polar(-120), 150))];
  figure.polygon(corners, 'glass');
  const screenX = 272;
  const ends = spreadGlass.map(({ index }, place) => {
    const { entry, exit, after } = throughGlass(corners, [14, 128], polar(24), index);
    const end = move(exit, after, (screenX - exit[0]) / after[0]);
    if (place === 0) figure.ray([[14, 128], entry], 'bold');
    figure.line([entry, exit, end], 'soft thin');
    return end;
  });
  const [top, middle, bottom] = [ends[0], ends[3], ends.at(-1)];
  if (!top || !middle || !bottom) throw new Error('seven colours');
  figure.line(
    [
      [screenX + 3, top[1] - 20],
      [screenX + 3, bottom[1] + 20],
    ],
    'soft heavy',
  );
  for (const [name, end] of [
    ['X', top],
    ['Y', middle],
    ['Z', bottom],
  ] as const)
    figure.text(name, [screenX + 20, end[1]]);
  figure.text('white light', [48, 78]);
  return figure.svg();
}

export const spectrumWithLetters: FigureSource = {
  name: 'spectrum-with-letters',
  caption:
    'White light falls on a prism, and a spectrum is seen on a screen. Letters stand at three places of it.',
  description:
    'White light comes from the left, meets a prism with its edge on top, and is spread. On the screen to the right X is at the top of the spectrum, Y in its middle, Z at its lower end, nearest to the base.',
  draw,
};
