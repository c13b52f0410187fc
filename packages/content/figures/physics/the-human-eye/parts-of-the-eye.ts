import { addCallout, addCallouts } from '#figures/kit/callouts.ts';
import { claim } from '#figures/kit/claims.ts';
import { drawEye } from '#figures/kit/eye.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, distance, type Point, polar, scale } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(260);
  const centre: Point = [188, 130];
  const radius = 88;
  // The nerve leaves below the axis; it is drawn first, so that the eyeball covers its root.
  const nerveRoot = add(centre, scale(polar(-24), radius - 4));
  const nerve = (shift: number): Point[] =>
    [0, 1].map((t) => add(nerveRoot, [t * 52, shift + t * 16] as Point));
  figure.polygon([...nerve(-8), ...nerve(10).reverse()], 'metal');
  const eye = drawEye(figure, centre, radius, 12);
  const [x, y] = eye.lens;
  for (const side of [-1, 1]) {
    const rim: Point = [x, y + side * eye.opening];
    const wall = add(centre, scale(polar(180 - side * -40), radius - 2));
    figure.polygon([rim, add(wall, [-5, 0]), add(wall, [9, side * -2])], 'warm');
    const irisEnd: Point = [x - 14, y + side * 12];
    claim(distance(irisEnd, centre) < radius, 'the iris is inside the eye');
    figure.line([add(centre, scale(polar(180 - side * -31), radius - 1)), irisEnd], 'heavy amber');
  }
  figure.curve((t) => add(centre, scale(polar(-78 + 156 * t), radius - 5)), 'red bold', 40);
  const retina = add(centre, scale(polar(38), radius - 5));
  const pupil: Point = [x - 15, y];
  const aqueous: Point = [x - 26, y + 16];
  const vitreous: Point = [x + 70, y + 26];
  claim(
    aqueous[0] < x - eye.opening / 2 && vitreous[0] > x + 12,
    'one humour is before the lens, one behind it',
  );
  addCallouts(figure, 'left', 6, [
    { text: 'Iris', at: [x - 15, y - 20] },
    { text: 'Cornea', at: [x - 44, y - 2] },
    { text: 'Pupil', at: pupil },
    { text: 'Aqueous|humour', at: aqueous },
  ]);
  addCallout(figure, { text: 'Crystalline lens|(eye lens)', at: [x + 2, y - 20] }, [350, 20], 'end');
  figure.text('Vitreous', add(vitreous, [0, -8]), { isOnShape: true });
  figure.text('humour', add(vitreous, [0, 8]), { isOnShape: true });
  const muscle: Point = [x - 2, y + eye.opening + 9];
  figure
    .line([[86, 222], muscle], 'soft thin')
    .dot(muscle, 'soft', 2)
    .text('Ciliary muscles', [66, 231]);
  addCallouts(figure, 'right', 354, [{ text: 'Retina', at: retina }]);
  figure.label('Optic nerve', add(nerveRoot, [40, 28]), ['s', 'se']);
  return figure.svg();
}

export const partsOfTheEye: FigureSource = {
  name: 'parts-of-the-eye',
  caption:
    'The human eye: light comes in through the cornea and the pupil, and the lens throws it on the retina.',
  description:
    'A section through an eyeball. In front, on the left, the bulging cornea; behind it the aqueous humour and the iris with its opening, the pupil; then the crystalline lens (eye lens), held above and below by the ciliary muscles. The vitreous humour fills the eyeball behind the lens. The retina lines the back, where the optic nerve leaves.',
  draw,
};
