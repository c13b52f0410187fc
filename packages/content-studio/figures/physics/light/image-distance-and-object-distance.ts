import { claimNear } from '#figures/kit/claims.ts';
import { lineGraph } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { lensImage } from '#figures/kit/optics.ts';

function draw(): string {
  const at = (u: number): [number, number] => [u, lensImage(-u, 15)];
  claimNear(at(30)[1], 30, 1e-9, 'equal distances at twice the focal length');
  claimNear(at(60)[1], 20, 1e-9, 'the image of an object at 60 cm');
  const curve = Array.from({ length: 41 }, (_, index) => at(20 + index));
  return lineGraph(
    { from: 0, to: 60, step: 10, name: 'Distance of the object (cm)' },
    { from: 0, to: 70, step: 10, name: 'Distance of the image (cm)' },
    [{ points: curve, look: 'pen', isPlain: true }],
  );
}

export const imageDistanceAndObjectDistance: FigureSource = {
  name: 'image-distance-and-object-distance',
  caption: 'How far from a convex lens the real image stands, for objects at several distances.',
  description:
    'A graph of the distance of the image in cm against the distance of the object in cm, both from the lens. The curve falls: 60 for 20, 30 for 30, 24 for 40, 20 for 60.',
  draw,
};
