import { drawAxes } from './axes.ts';
import { indianNumber } from './charts.ts';
import { claim } from './claims.ts';
import { Figure } from './figure.ts';
import type { Look } from './style-sheet.ts';

type Scale = { name: string; to: number; step: number; from?: number };
type FrequencyScene = {
  /** The lower limit of the first class, the width of all classes, and their name. */
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
    { from, to: from + width * frequencies.length, step: width, name, words: indianNumber },
    { from: 0, ...y },
    true,
  );
}

/**
 * A histogram with classes of equal width.
 * @param looks the looks of single bars, by index
 */
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
