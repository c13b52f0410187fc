import { claim, claimNear } from '#figures/kit/claims.ts';
import { drawEye } from '#figures/kit/eye.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { lensImage } from '#figures/kit/optics.ts';
import type { Point } from '#figures/kit/point.ts';

/** The same eye twice: a far object with a thin lens, a near one with a thick lens; both images on the retina. */
function draw(): string {
  const figure = new Figure(320);
  const views = [
    { y: 70, object: Number.POSITIVE_INFINITY, bulge: 7, title: 'far object: lens thin, muscles relaxed' },
    { y: 230, object: 200, bulge: 13, title: 'near object: lens thick, muscles contracted' },
  ];
  const focalLengths = views.map(({ y, object, bulge, title }) => {
    const { lens, retina, opening } = drawEye(figure, [282, y], 58, bulge);
    const toRetina = retina[0] - lens[0];
    const f = 1 / (1 / toRetina + 1 / object);
    claimNear(lensImage(-object, f), toRetina, 1e-6, 'the image is on the retina');
    for (const side of [-1, 1]) {
      const hit: Point = [lens[0], y + side * opening * 0.7];
      const start: Point = Number.isFinite(object) ? [lens[0] - object, y] : [30, hit[1]];
      figure.ray([start, hit], 'pen', 0.45).line([hit, retina], 'pen');
    }
    if (Number.isFinite(object)) figure.dot([lens[0] - object, y], 'red', 3);
    figure.dot(retina, 'red', 3).text(title, [180, y + 76]);
    return f;
  });
  const [far, near] = focalLengths;
  claim(
    far !== undefined && near !== undefined && near < far,
    'the focal length is shorter for a near object',
  );
  return figure.svg();
}

export const accommodation: FigureSource = {
  name: 'accommodation',
  caption: 'Accommodation: the eye lens grows thicker for near objects, so its focal length becomes shorter.',
  description:
    'Two eyes, one above the other. Above, parallel rays from a far object pass a thin lens and meet on the retina. Below, rays that spread from a near point pass a thick lens and meet on the retina too.',
  draw,
};
