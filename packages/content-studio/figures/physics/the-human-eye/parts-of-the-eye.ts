import { addCallout, addCallouts } from '#figures/kit/callouts.ts';
import { claim } from '#figures/kit/claims.ts';
import { drawEyeSection } from '#figures/kit/eye-section.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(260);
  const eye = drawEyeSection(figure);
  const { nerveRoot, onRetina: retina, muscle } = eye;
  const [x, y] = eye.lens;
  const pupil: Point = [x - 15, y];
  const aqueous: Point = [x - 26, y + 16];
  const vitreous: Point = [x + 70, y + 26];
  claim(
    aqueous[0] < x - eye.opening / 2 && vitreous[0] > x + 12,
    'one humour is before the lens, one behind it',
  );
  addCallouts(figure, 'left', 6, [
    { text: 'Iris', letter: 'P', at: [x - 15, y - 20] },
    { text: 'Cornea', at: [x - 44, y - 2] },
    { text: 'Pupil', at: pupil },
    { text: 'Aqueous|humour', at: aqueous },
  ]);
  addCallout(
    figure,
    { text: 'Crystalline lens|(eye lens)', letter: 'Q', at: [x + 2, y - 20] },
    [350, 20],
    'end',
  );
  figure.text('Vitreous', add(vitreous, [0, -8]), { isOnShape: true });
  figure.text('humour', add(vitreous, [0, 8]), { isOnShape: true });
  figure
    .leader([86, 222], muscle, { text: 'S', at: [80, 228], anchor: 'end' })
    .text('Ciliary muscles', [66, 231]);
  addCallouts(figure, 'right', 354, [{ text: 'Retina', letter: 'R', at: retina }]);
  figure.label('Optic nerve', add(nerveRoot, [40, 28]), ['s', 'se']);
  return figure.svg();
}

export const partsOfTheEye: FigureSource = {
  name: 'parts-of-the-eye',
  caption:
    'The human eye: light comes in through the cornea and the pupil, and the lens throws it on the retina.',
  description:
    'A section through an eyeball. On the left the bulging cornea; behind it the aqueous humour and the iris with its opening, the pupil; then the crystalline lens, held by the ciliary muscles. The vitreous humour fills the eyeball behind it. The retina lines the back, where the optic nerve leaves.',
  draw,
};
