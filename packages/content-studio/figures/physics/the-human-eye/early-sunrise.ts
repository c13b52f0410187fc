import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { refractThrough } from '#figures/kit/optics.ts';
import { add, degrees, dot, move, type Point, polar, scale, subtract, unit } from '#figures/kit/point.ts';

const earth: Point = [86, 420];
const ground = 260;
const layers = 16;
const thickness = 46;
/** Far stronger than in real air, where the whole bend is half a degree: 1.0003 at the ground. */
const indexAt = (height: number) => 1 + 0.11 * (1 - height / thickness);

/** A ray backwards from the observer through thinner and thinner shells of air, by Snell's law at each. */
function rayBackwards(observer: Point): { points: Point[]; direction: Point } {
  let [position, direction]: [Point, Point] = [observer, [1, 0]];
  const points = [position];
  for (let layer = 1; layer <= layers; layer++) {
    const shell = ground + (thickness * layer) / layers;
    const from = subtract(position, earth);
    const along = dot(from, direction);
    const room = along * along - (dot(from, from) - shell * shell);
    position = move(position, direction, -along + Math.sqrt(room));
    points.push(position);
    const [inner, outer] = [
      indexAt((thickness * (layer - 1)) / layers),
      indexAt((thickness * layer) / layers),
    ];
    direction = refractThrough(direction, unit(subtract(position, earth)), inner, outer);
  }
  return { points, direction };
}

function drawSun(figure: Figure, centre: Point, lightTo: Point, look: string) {
  figure.circle(centre, 10, `sun amber bold ${look}`);
  const [x, y] = subtract(lightTo, centre);
  const light = degrees(Math.atan2(-y, x));
  for (let angle = light + 15; angle < light + 360; angle += 30)
    figure.line(
      [14, 18].map((radius) => add(centre, scale(polar(angle), radius))),
      'amber bold',
    );
}

function draw(): string {
  const figure = new Figure(320);
  const top = ground + thickness;
  const cap = (radius: number, from: number, to: number) =>
    Array.from({ length: 31 }, (_, step) =>
      add(earth, scale(polar(from + ((to - from) * step) / 30), radius)),
    );
  figure.polygon([...cap(top, 102, 46), ...cap(ground, 46, 102)], 'bare glass');
  figure.line(cap(top, 102, 46), 'soft thin dashed');
  figure.polygon([...cap(ground, 103, 46), [28, 233]], 'bare metal');
  figure.line(cap(ground, 103, 46), 'bold');
  const observer: Point = [earth[0], earth[1] - ground];
  const { points, direction } = rayBackwards(observer);
  const last = points.at(-1) ?? observer;
  const sun = move(last, direction, (328 - last[0]) / direction[0]);
  const seen: Point = [328, observer[1]];
  claim(sun[1] > observer[1] + 10, 'the Sun itself is below the horizon');
  claim(seen[1] < sun[1], 'it is seen higher than it is');
  figure
    .line([sun, ...points.toReversed()], 'pen')
    .arrowHead(points[3] ?? last, subtract(points[2] ?? observer, points[4] ?? last), 'pen');
  figure.line([[30, observer[1]], seen], 'soft thin dashed');
  drawSun(figure, seen, observer, 'dashed');
  drawSun(figure, sun, last, '');
  figure.dot(observer, 'red', 3);
  figure
    .label('observer', observer, ['s', 'sw'], { colour: 'red', isOnShape: true })
    .label('horizon', [200, observer[1]], 'n', { isOnShape: true });
  figure
    .label('apparent Sun', [328, seen[1] - 18], ['n', 'nw'], { gap: 9 })
    .label('actual Sun', [328, sun[1] + 18], ['s', 'sw'], { gap: 4 });
  figure
    .text('atmosphere', [104, 138], { size: 'small', isOnShape: true })
    .text('Earth', [122, 212], { isOnShape: true });
  return figure.svg();
}

export const earlySunrise: FigureSource = {
  name: 'early-sunrise',
  caption:
    'Early sunrise: the air bends the light, so the Sun is seen above the horizon while it is still below it.',
  description:
    'The curved Earth with its atmosphere. A ray from the Sun, which stands below the horizon, bends down in the air and reaches an observer along the horizon. The apparent Sun is drawn dashed, higher than the actual Sun. The bend is exaggerated.',
  draw,
};
