import { claim } from './claims.ts';
import { Figure } from './figure.ts';
import { drawLens } from './lens-figure.ts';
import { drawMirror } from './mirror-figure.ts';
import { reflect } from './optics.ts';
import { distanceToLine, move, type Point, subtract, towards } from './point.ts';
import { leave, markPoints } from './ray-ends.ts';

const heights = [42, 21, -21, -42];
/** Farther from the axis, so that the names of the foci have room below it. */
const lensHeights = [46, 30, -30, -46];

/** A beam parallel to the axis on a mirror: every ray is reflected by the law, and meets (or seems to leave) F. */
export function beamOnMirror(kind: 'concave' | 'convex'): string {
  const figure = new Figure(200);
  const pole: Point = [kind === 'concave' ? 310 : 170, 90];
  figure.line(
    [
      [10, pole[1]],
      [350, pole[1]],
    ],
    'soft thin',
  );
  const { centre, focus, faceAt } = drawMirror(figure, {
    kind,
    pole,
    radius: kind === 'concave' ? 200 : 150,
    halfAperture: 60,
  });
  for (const height of heights) {
    const hit = faceAt(height);
    const away = reflect([1, 0], subtract(hit, centre));
    claim(distanceToLine(focus, hit, move(hit, away, 10)) < 2.5, 'each reflected ray belongs to the focus');
    figure.ray([[20, hit[1]], hit], 'pen', 0.4);
    if (kind === 'concave') figure.ray([hit, move(hit, away, Math.abs(hit[0] - focus[0]) * 1.5)], 'pen', 0.4);
    else figure.ray([hit, leave(hit, away, 200, 110)], 'pen').line([hit, focus], 'pen dashed thin');
  }
  markPoints(figure, { C: centre, F: focus, P: pole });
  return figure.svg();
}

/** A beam parallel to the axis on a thin lens. */
export function beamOnLens(kind: 'convex' | 'concave'): string {
  const figure = new Figure(200);
  const centre: Point = [180, 90];
  const f = 100;
  figure.line(
    [
      [10, centre[1]],
      [350, centre[1]],
    ],
    'soft thin',
  );
  drawLens(figure, kind, centre, 60);
  const focus: Point = [centre[0] + (kind === 'convex' ? f : -f), centre[1]];
  for (const height of lensHeights) {
    const hit: Point = [centre[0], centre[1] - height];
    const away = kind === 'convex' ? towards(hit, focus) : towards(focus, hit);
    claim(
      away[0] > 0 && distanceToLine(focus, hit, move(hit, away, 10)) < 1e-6,
      'each ray belongs to the focus',
    );
    figure.ray([[20, hit[1]], hit], 'pen', 0.4).ray([hit, leave(hit, away, 200, 155)], 'pen', 0.42);
    if (kind === 'concave') figure.line([hit, focus], 'pen dashed thin');
  }
  markPoints(figure, { O: centre, F_1: [centre[0] - f, centre[1]], F_2: [centre[0] + f, centre[1]] });
  return figure.svg();
}
