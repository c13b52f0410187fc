import { claim, claimNear } from './claims.ts';
import { drawEye } from './eye.ts';
import { Figure } from './figure.ts';
import { labelWidth } from './label-text.ts';
import { drawLens } from './lens-figure.ts';
import { lensImage } from './optics.ts';
import { move, type Point, towards } from './point.ts';
import { labelSizes } from './style-sheet.ts';

export type EyeScene = {
  /** Distance of the point that rays come from, in pixels before the eye lens; Infinity for a far object. */
  object: number;
  /** Where the eye's lens alone would focus the rays, in pixels behind the retina (negative: before it). */
  focusBeyondRetina: number;
  /** The corrective lens that brings the image onto the retina. */
  correction?: 'concave' | 'convex';
  names: { object: string; focus: string };
};

const lensGap = 64;

/** Rays from one point into an eye; with a correction they meet on the retina, by the lens formula. */
export function eyeDefectFigure({ object, focusBeyondRetina, correction, names }: EyeScene): string {
  const figure = new Figure(190);
  const { lens, retina, opening } = drawEye(figure, [238, 84], 70, 9);
  const [axis, toRetina] = [lens[1], retina[0] - lens[0]];
  const image = toRetina + focusBeyondRetina;
  // The power of the eye's own lens, from the image of the uncorrected object.
  const power = 1 / image + 1 / object;
  figure.line(
    [
      [8, axis],
      [348, axis],
    ],
    'soft thin dotted',
  );
  const seenFrom = correction ? 1 / (1 / toRetina - power) : -object;
  claimNear(
    1 / lensImage(seenFrom, 1 / power),
    1 / (correction ? toRetina : image),
    1e-9,
    'the lens formula holds',
  );
  const spectacles: Point = [lens[0] - lensGap - 22, axis];
  if (correction) {
    const u = -(object - (lens[0] - spectacles[0]));
    const v = seenFrom + (lens[0] - spectacles[0]);
    const glassPower = 1 / v - (Number.isFinite(u) ? 1 / u : 0);
    claim(
      correction === 'convex' ? glassPower > 0 : glassPower < 0,
      `the correction is a ${correction} lens`,
    );
    drawLens(figure, correction, spectacles, 40, 7);
  }
  const source: Point = [lens[0] - object, axis];
  for (const side of [-1, 1]) {
    const hit: Point = [lens[0], axis + side * opening * 0.72];
    const end: Point = [lens[0] + (correction ? toRetina : image), axis];
    const back: Point = [lens[0] + seenFrom, axis];
    const atGlass: Point = Number.isFinite(seenFrom)
      ? move(hit, towards(hit, back), (spectacles[0] - hit[0]) / towards(hit, back)[0])
      : [spectacles[0], hit[1]];
    const first: Point = Number.isFinite(object) ? source : [14, correction ? atGlass[1] : hit[1]];
    figure.ray(correction ? [first, atGlass, hit] : [first, hit]);
    if (focusBeyondRetina <= 0 || correction)
      figure.line([hit, correction || focusBeyondRetina === 0 ? end : retinaPast(hit, end, retina)], 'pen');
    else {
      const onRetina = move(hit, towards(hit, end), (retina[0] - hit[0]) / towards(hit, end)[0]);
      figure.line([hit, onRetina], 'pen').line([onRetina, end], 'pen dashed thin');
    }
  }
  if (Number.isFinite(object)) figure.dot(source, 'red', 3).label(names.object, source, ['n', 'ne', 's']);
  else figure.text(names.object, [8, 178], { anchor: 'start' });
  const focus: Point = [lens[0] + (correction ? toRetina : image), axis];
  const nameX = Math.min(focus[0], 350 - labelWidth(names.focus, labelSizes.normal) / 2);
  figure.dot(focus, 'red', 3).text(names.focus, [nameX, 178]);
  figure.line(
    [
      [focus[0], axis + 5],
      [focus[0], 168],
    ],
    'soft thin',
  );
  return figure.svg();
}

/** A ray that crosses its partner before the retina continues to the retina. */
function retinaPast(hit: Point, meeting: Point, retina: Point): Point {
  const direction = towards(hit, meeting);
  return move(hit, direction, (retina[0] - 3 - hit[0]) / direction[0]);
}
