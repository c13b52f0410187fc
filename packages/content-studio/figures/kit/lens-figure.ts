import { claim, claimNear } from './claims.ts';
import { Figure } from './figure.ts';
import { lensImage } from './optics.ts';
import { distanceToLine, meet, move, type Point, towards } from './point.ts';
import { leave, markPoints } from './ray-ends.ts';
import { sample } from './shapes.ts';

export type LensRay = 'parallel' | 'focus' | 'centre';
/** All lengths in pixels; the thin lens is at O, and rays bend at its middle plane. */
export type LensScene = {
  kind: 'convex' | 'concave';
  centre: Point;
  focalLength: number;
  objectDistance: number;
  objectHeight: number;
  rays: [LensRay, LensRay];
  halfAperture: number;
  /** Which of the points 2F₁ and 2F₂ have room. */
  marks?: ('2F_1' | '2F_2')[];
};

/** The outline of a thin lens; `bulge` is half its thickness in the middle (convex) or at the rim (concave). */
export function drawLens(
  figure: Figure,
  kind: LensScene['kind'],
  centre: Point,
  half: number,
  bulge = 9,
): void {
  const [x, y] = centre;
  const thin = 2;
  const widthAt = (t: number) => (kind === 'convex' ? bulge * (1 - t * t) : thin + (bulge - thin) * t * t);
  const right = (t: number): Point => [x + widthAt(t), y + half * t];
  const left = (t: number): Point => [x - widthAt(-t), y - half * t];
  figure.polygon([...sample((t) => right(2 * t - 1), 20), ...sample((t) => left(2 * t - 1), 20)], 'glass');
}

/** The ray diagram of a thin lens for any object; the image is where the lens formula puts it. */
export function lensFigure(scene: LensScene): string {
  const { kind, centre, focalLength: size, objectDistance: u, objectHeight: h, rays } = scene;
  const figure = new Figure(270);
  const f = kind === 'convex' ? size : -size;
  const v = lensImage(-u, f);
  const imageHeight = (-v / u) * h;
  const axis = (distance: number): Point => [centre[0] + distance, centre[1]];
  const hasImage = Number.isFinite(v);
  const isVirtual = hasImage && v < 0;
  figure.line(
    [
      [8, centre[1]],
      [352, centre[1]],
    ],
    'soft thin',
  );
  drawLens(figure, kind, centre, scene.halfAperture);
  const foot = axis(-u);
  const top: Point = [foot[0], foot[1] - h];
  const imageTop: Point = [centre[0] + v, centre[1] - imageHeight];
  /** The focus to which parallel rays go, and the one from which rays become parallel. */
  const [behind, before] = [axis(f), axis(-f)];

  rays.forEach((ray) => {
    const hit: Point =
      ray === 'parallel'
        ? [centre[0], top[1]]
        : ray === 'centre'
          ? centre
          : meet(top, before, centre, [centre[0], centre[1] + 10]);
    const away = hasImage
      ? isVirtual
        ? towards(imageTop, hit)
        : towards(hit, imageTop)
      : ray === 'centre'
        ? towards(top, centre)
        : towards(hit, behind);
    claim(away[0] > 0, 'the ray goes on behind the lens');
    if (ray === 'parallel')
      claimNear(
        distanceToLine(behind, hit, move(hit, away, 10)),
        0,
        1e-6,
        'the parallel ray belongs to the focus',
      );
    if (ray === 'centre')
      claimNear(
        distanceToLine(centre, top, move(centre, away, 10)),
        0,
        1e-6,
        'the ray through O goes straight on',
      );
    if (ray === 'focus') claimNear(away[1], 0, 1e-6, 'the ray through the focus leaves parallel to the axis');
    const end = hasImage && !isVirtual ? move(imageTop, away, 24) : leave(hit, away, figure.height);
    figure.ray([top, hit], 'pen').ray([hit, end], 'pen', 0.45);
    if (isVirtual && ray !== 'centre') figure.line([hit, imageTop], 'pen dashed thin');
    if (isVirtual && ray === 'centre' && u < -v) figure.line([top, imageTop], 'pen dashed thin');
    if (kind === 'concave' && ray === 'parallel') figure.line([imageTop, behind], 'pen dashed thin');
    if (!hasImage)
      figure.line([hit, leave(hit, [-away[0], -away[1]], figure.height, 110)], 'pen dashed thin');
  });
  figure.arrow(foot, top, 'red bold');
  figure
    .label('A', top, ['n', 'nw', 'w'], { colour: 'red' })
    .label('B', foot, ['s', 'sw'], { colour: 'red' });
  if (hasImage) {
    const isUpright = imageTop[1] < centre[1];
    claimNear((centre[1] - imageTop[1]) / h, v / -u, 1e-9, 'the magnification is v/u');
    figure.arrow([imageTop[0], centre[1]], imageTop, isVirtual ? 'red dashed' : 'red bold');
    figure.label('A′', imageTop, isUpright ? ['n', 'nw', 'w'] : ['s', 'se', 'sw'], { colour: 'red' });
    figure.label('B′', [imageTop[0], centre[1]], isUpright ? ['s', 'sw'] : ['n', 'ne', 'nw'], {
      colour: 'red',
    });
  }
  const far = { '2F_1': axis(-2 * size), '2F_2': axis(2 * size) };
  const marks = Object.fromEntries((scene.marks ?? ['2F_1', '2F_2']).map((name) => [name, far[name]]));
  markPoints(figure, { O: centre, F_1: axis(-size), F_2: axis(size), ...marks });
  return figure.svg();
}
