import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';

const last = 48;
const lamps = [
  { name: 'lamp A', every: 8, y: 50, look: 'pen' },
  { name: 'lamp B', every: 12, y: 110, look: 'green' },
] as const;

/** Two lamps on one time axis: dots where each blinks, dashed lines where both do. */
function draw(): string {
  const figure = new Figure(170);
  const place = (time: number, y: number): Point => [76 + (time / last) * 250, y];
  const times = Array.from({ length: last + 1 }, (_, time) => time);
  const common = times.filter((time) => lamps.every(({ every }) => time % every === 0));
  claim(common.join() === '0,24,48', 'they meet at multiples of the LCM');
  for (const time of common) figure.line([place(time, 50), place(time, 110)], 'red dashed');
  for (const { name, every, y, look } of lamps) {
    figure.arrow(place(0, y), place(last + 2.5, y), 'soft thin');
    figure.text(name, [38, y], { colour: look });
    for (const time of times.filter((each) => each % every === 0)) {
      figure.dot(place(time, y), look, 4);
      figure.text(String(time), place(time, y + (y < 80 ? -18 : 18)), {
        size: 'small',
        colour: common.includes(time) ? 'red' : 'ink',
      });
    }
  }
  figure.text('time in seconds', place(last / 2, 148), { size: 'small' });
  return figure.svg();
}

export const togetherAgain: FigureSource = {
  name: 'together-again',
  caption: 'Lamps that blink every 8 s and every 12 s blink together every LCM(8, 12) = 24 s.',
  description:
    'Two time lines from 0 to 48 seconds. Lamp A has dots at 0, 8, 16, 24, 32, 40 and 48, lamp B at 0, 12, 24, 36 and 48. Dashed lines join the times that both have: 0, 24 and 48.',
  draw,
};
