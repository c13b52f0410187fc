import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { between } from '#figures/kit/point.ts';
import { claimSimilar, triangleBySides } from '#figures/kit/similar.ts';

const centimetre = 18;

function draw(): string {
  const figure = new Figure(200);
  const [a, b, c] = triangleBySides([24, 160], 4 * centimetre, 6 * centimetre, 5 * centimetre);
  const [d, e, f] = triangleBySides([174, 160], 6 * centimetre, 9 * centimetre, 7.5 * centimetre);
  claimSimilar([d, e, f], [a, b, c], 1.5);
  figure.polygon([a, b, c], 'pen').polygon([d, e, f], 'pen');
  figure.label('A', a, 'n').label('B', b, 's').label('C', c, 's');
  figure.label('D', d, 'n').label('E', e, 's').label('F', f, 's');
  figure.label('4 cm', between(a, b, 0.5), ['nw', 'w']).label('6 cm', between(b, c, 0.5), 's');
  figure.label('5 cm', between(c, a, 0.5), ['ne', 'e']);
  figure.label('6 cm', between(d, e, 0.5), ['nw', 'w']).label('9 cm', between(e, f, 0.5), 's');
  figure.label('7.5 cm', between(f, d, 0.5), ['ne', 'e']);
  return figure.svg();
}

export const similarBySss: FigureSource = {
  name: 'similar-by-sss',
  caption:
    'Three sides in the same ratio: $\\frac{4}{6} = \\frac{6}{9} = \\frac{5}{7.5}$, so $\\triangle ABC \\sim \\triangle DEF$.',
  description:
    'A small triangle ABC with AB 4 cm, BC 6 cm and CA 5 cm, and beside it a larger triangle DEF with DE 6 cm, EF 9 cm and FD 7.5 cm.',
  draw,
};
