import { claim, claimNear } from './claims.ts';
import { Figure } from './figure.ts';
import { mirrorImage } from './optics.ts';
import { distanceToLine, meet, move, type Point, subtract, towards } from './point.ts';
import { leave, markPoints } from './ray-ends.ts';

export type MirrorRay = 'parallel' | 'focus' | 'centre' | 'pole';
/** All lengths in pixels; `pole` is where the mirror meets the axis. */
export type MirrorScene = {
  kind: 'concave' | 'convex';
  pole: Point;
  radius: number;
  /** Distance of the object from the pole. */
  objectDistance: number;
  objectHeight: number;
  rays: [MirrorRay, MirrorRay];
  /** Half the width of the mirror's face. */
  halfAperture: number;
};

/** A spherical mirror with its hatched back, P, F, C and the axis. */
export function drawMirror(
  figure: Figure,
  scene: Omit<MirrorScene, 'objectDistance' | 'objectHeight' | 'rays'>,
) {
  const { kind, pole, radius, halfAperture } = scene;
  const towardsCentre = kind === 'concave' ? -1 : 1;
  const centre: Point = [pole[0] + towardsCentre * radius, pole[1]];
  const focus: Point = [pole[0] + (towardsCentre * radius) / 2, pole[1]];
  /** The point of the mirror at a height above the axis. */
  const faceAt = (height: number): Point => [
    centre[0] - towardsCentre * Math.sqrt(radius * radius - height * height),
    pole[1] - height,
  ];
  figure.curve((t) => faceAt(halfAperture * (2 * t - 1)), 'bold', 24);
  for (let height = -halfAperture + 4; height < halfAperture; height += 9) {
    const foot = faceAt(height);
    figure.line([foot, [foot[0] + 6, foot[1] - 5]], 'soft thin');
  }
  return { centre, focus, faceAt };
}

/** The ray diagram of a spherical mirror for any object; the image is where the mirror formula puts it. */
export function mirrorFigure(scene: MirrorScene): string {
  const { kind, pole, radius, objectDistance: u, objectHeight: h } = scene;
  const figure = new Figure(260);
  const f = kind === 'concave' ? -radius / 2 : radius / 2;
  const v = mirrorImage(-u, f);
  const imageHeight = (v / u) * h;
  const [left, right] = [Math.min(8, pole[0] - u - 20), 352];
  figure.line(
    [
      [left, pole[1]],
      [right, pole[1]],
    ],
    'soft thin',
  );
  const { centre, focus, faceAt } = drawMirror(figure, scene);
  const foot: Point = [pole[0] - u, pole[1]];
  const top: Point = [foot[0], foot[1] - h];
  const hasImage = Number.isFinite(v);
  const imageTop: Point = [pole[0] + v, pole[1] - imageHeight];
  const isVirtual = hasImage && v > 0;
  const isAtSamePlace = Math.abs(v + u) < 1;

  const hits = scene.rays.map((ray) => {
    if (ray === 'parallel') return faceAt(h);
    if (ray === 'pole') return pole;
    if (ray === 'focus') return hitFrom(top, focus, centre, radius, kind);
    return hitFrom(top, centre, centre, radius, kind);
  });
  hits.forEach((hit, index) => {
    const away = hasImage
      ? isVirtual
        ? towards(imageTop, hit)
        : towards(hit, imageTop)
      : scene.rays[index] === 'centre'
        ? towards(hit, centre)
        : towards(hit, focus);
    claim(away[0] < 0, 'the reflected ray runs back to the side of the object');
    if (scene.rays[index] === 'parallel')
      claim(
        distanceToLine(focus, hit, move(hit, away, 10)) < 2.6,
        'the parallel ray leaves through the focus',
      );
    if (scene.rays[index] === 'focus')
      claim(Math.abs(away[1]) < 0.05, 'the ray through the focus leaves parallel to the axis');
    if (scene.rays[index] === 'centre')
      claimNear(
        Math.abs(away[1] * (top[0] - hit[0]) - away[0] * (top[1] - hit[1])),
        0,
        0.5,
        'the ray to C returns',
      );
    if (scene.rays[index] === 'pole') {
      const before = towards(top, pole);
      claimNear(away[1] / -away[0], before[1] / before[0], 1e-6, 'equal angles at P');
    }
    const end = hasImage && !isVirtual ? move(imageTop, away, 26) : leave(hit, away, figure.height);
    figure.ray([top, hit], 'pen').ray([hit, end], 'pen', isVirtual || !hasImage ? 0.5 : 0.4);
    if (isVirtual) figure.line([hit, imageTop], 'pen dashed thin');
    else if (!hasImage)
      figure.line([hit, leave(hit, [-away[0], -away[1]], figure.height, 90)], 'pen dashed thin');
  });
  figure.arrow(foot, top, 'red bold');
  if (hasImage) {
    figure.arrow([imageTop[0], pole[1]], imageTop, isVirtual ? 'red dashed' : 'red bold');
    if (scene.rays.includes('centre') && scene.rays.includes('pole'))
      claimNear(meet(top, centre, pole, imageTop)[0], imageTop[0], 0.01, 'the rays meet at the image');
    figure.label('A′', imageTop, imageHeight > 0 ? ['n', 'ne', 'e'] : ['s', 'sw', 'se'], { colour: 'red' });
    if (!isAtSamePlace)
      figure.label('B′', [imageTop[0], pole[1]], imageHeight > 0 ? ['s', 'se'] : ['n', 'nw', 'ne'], {
        colour: 'red',
      });
  }
  figure
    .label('A', top, ['n', 'nw', 'w'], { colour: 'red' })
    .label(isAtSamePlace ? 'B, B′' : 'B', foot, ['s', 'sw'], { colour: 'red' });
  markPoints(figure, { C: centre, F: focus, P: pole });
  return figure.svg();
}

/** Where the line from `start` through (or towards) `aim` meets the mirror. */
function hitFrom(start: Point, aim: Point, centre: Point, radius: number, kind: MirrorScene['kind']): Point {
  const sense = aim[0] > start[0] ? towards(start, aim) : towards(aim, start);
  const [x, y] = subtract(start, centre);
  const half = x * sense[0] + y * sense[1];
  const root = Math.sqrt(half * half - (x * x + y * y - radius * radius));
  return move(start, sense, kind === 'concave' ? -half + root : -half - root);
}
