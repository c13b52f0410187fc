import { claim, claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawLens } from '#figures/kit/lens-figure.ts';
import { lensImage } from '#figures/kit/optics.ts';
import { distanceToLine, move, type Point, towards } from '#figures/kit/point.ts';

/** Paper over the upper half: rays through the lower half alone still meet at the whole image. */
function draw(): string {
  const figure = new Figure(220);
  const [centre, f, u, h]: [Point, number, number, number] = [[176, 96], 62, 130, 44];
  const v = lensImage(-u, f);
  const top: Point = [centre[0] - u, centre[1] - h];
  const image: Point = [centre[0] + v, centre[1] + (h * v) / u];
  figure.line(
    [
      [10, centre[1]],
      [350, centre[1]],
    ],
    'soft thin',
  );
  drawLens(figure, 'convex', centre, 66);
  figure.line(
    [
      [centre[0] - 13, centre[1] - 66],
      [centre[0] - 13, centre[1] - 3],
    ],
    'heavy',
  );
  for (const below of [12, 30, 48]) {
    const hit: Point = [centre[0], centre[1] + below];
    const away = towards(hit, image);
    // A thin lens bends every ray of one point by h/f, whatever its height.
    const [before, after] = [(hit[1] - top[1]) / u, away[1] / away[0]];
    claimNear(before - after, below / f, 1e-6, 'the ray is bent as the lens bends it at this height');
    claim(
      distanceToLine(image, hit, move(hit, away, 10)) < 1e-6,
      'every ray of the lower half meets at the image',
    );
    figure.ray([top, hit], 'pen', 0.4).ray([hit, move(image, away, 18)], 'pen', 0.5);
  }
  figure.arrow([top[0], centre[1]], top, 'red bold').arrow([image[0], centre[1]], image, 'red bold');
  figure
    .label('A', top, ['n', 'nw'], { colour: 'red' })
    .label('B', [top[0], centre[1]], 's', { colour: 'red' });
  figure
    .label('A′', image, ['s', 'se', 'sw'], { colour: 'red' })
    .label('B′', [image[0], centre[1]], 'n', { colour: 'red' });
  figure.label('black paper', [centre[0] - 13, centre[1] - 62], ['w', 'nw'], { gap: 8 });
  return figure.svg();
}

export const halfCoveredLens: FigureSource = {
  name: 'half-covered-lens',
  caption: 'A lens half covered with black paper still forms the whole image; it is only less bright.',
  description:
    'A convex lens whose upper half is covered. Three rays from the top A of an object pass through the open lower half and meet at A′, the tip of a complete inverted image on the other side.',
  draw,
};
