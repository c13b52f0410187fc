import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawBurner, drawTestTube } from '#figures/kit/glassware.ts';
import { add, type Point } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(280);
  const mouth: Point = [248, 60];
  const { at } = drawTestTube(figure, mouth, 150, 212, { width: 30, filled: 0 });
  const bottom = at(150);
  claim(bottom[0] < mouth[0] && bottom[1] > mouth[1], 'the mouth points up and away');
  for (const [along, across] of [
    [138, 6],
    [128, 9],
    [136, -3],
    [120, 10],
    [126, 0],
    [112, 11],
  ] as const)
    figure.circle(at(along, -across), 4.5, 'glass green');
  const under = at(136, -18);
  drawBurner(figure, add(under, [0, 4]), 92);
  const clamp = at(34);
  figure
    .line([[at(34, -17)[0], at(34, -17)[1]], at(34, 17)], 'heavy')
    .line([at(34, -17), add(clamp, [78, 34])], 'heavy');
  for (const shift of [-10, 0, 10])
    figure.curve(
      (t) => [mouth[0] + 8 + 30 * t + shift * 0.6 + 4 * Math.sin(7 * t), mouth[1] - 8 - 30 * t + shift * 0.6],
      'soft dashed',
      14,
    );
  figure.label('choking smell', [290, 24], ['w', 'nw', 'n'], { gap: 6 });
  figure
    .text('green crystals of', [58, 100], { size: 'small' })
    .text('ferrous sulphate', [58, 115], { size: 'small' });
  figure.line([[82, 122], at(140, 4)], 'soft thin');
  figure.label('test tube holder', add(clamp, [62, 28]), ['s', 'sw', 'se'], { size: 'small', gap: 8 });
  figure.label('burner', [under[0] + 18, under[1] + 84], ['e', 'ne'], { size: 'small' });
  return figure.svg();
}

export const heatingFerrousSulphate: FigureSource = {
  name: 'heating-ferrous-sulphate',
  caption:
    'Heating ferrous sulphate: the green colour goes, a reddish brown solid stays, and choking gases come out.',
  description:
    'A test tube held slanting by a holder, its mouth pointing up and away, with green crystals at its lower end over the flame of a burner. Dashed lines show gases leaving the mouth.',
  draw,
};
