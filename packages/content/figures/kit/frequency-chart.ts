import { drawAxes } from './axes.ts';
import { claim } from './claims.ts';
import { Figure } from './figure.ts';
import type { Point } from './point.ts';
import type { Look } from './style-sheet.ts';

type Scale = { name: string; to: number; step: number; from?: number };
type FrequencyScene = {
  /** the lower limit of the first class, the width of all of them, and their name */
  classes: { from: number; width: number; name: string };
  frequencies: readonly number[];
  y: Scale;
};

const frame = { left: 52, right: 320, top: 44, bottom: 244 };

function axesOf(figure: Figure, { classes, frequencies, y }: FrequencyScene) {
  const { from, width, name } = classes;
  return drawAxes(
    figure,
    frame,
    { from, to: from + width * frequencies.length, step: width, name },
    { from: 0, ...y },
    true,
  );
}

/** A histogram of classes of one width. @param looks of single bars, by their place */
export function histogram(
  scene: FrequencyScene & { looks?: Record<number, Look>; hidden?: readonly number[] },
): string {
  const { classes, frequencies, looks = {}, hidden = [] } = scene;
  const figure = new Figure(310);
  const toPoint = axesOf(figure, scene);
  frequencies.forEach((frequency, index) => {
    claim(frequency <= scene.y.to, 'the bar ends below the top of the axis');
    if (hidden.includes(index)) return;
    const left = classes.from + index * classes.width;
    figure.rectangle(
      toPoint([left, frequency]),
      toPoint([left + classes.width, 0]),
      looks[index] ?? 'tint pen',
    );
  });
  return figure.svg();
}

/** Cumulative frequencies of the less-than kind, the more-than kind or both, joined by straight lines. */
export function ogives(scene: FrequencyScene & { kinds: readonly ('less' | 'more')[] }): string {
  const { classes, frequencies, kinds } = scene;
  const figure = new Figure(310);
  const toPoint = axesOf(figure, scene);
  const total = frequencies.reduce((sum, one) => sum + one, 0);
  claim(total <= scene.y.to, 'the curve ends below the top of the axis');
  for (const kind of kinds) {
    const look = kind === 'less' ? 'pen' : 'red';
    const points = Array.from({ length: frequencies.length + 1 }, (_, index): Point => {
      const below = frequencies.slice(0, index).reduce((sum, one) => sum + one, 0);
      return toPoint([classes.from + index * classes.width, kind === 'less' ? below : total - below]);
    });
    figure.line(points, `${look} bold`);
    for (const point of points) figure.dot(point, look, 3);
  }
  return figure.svg();
}
