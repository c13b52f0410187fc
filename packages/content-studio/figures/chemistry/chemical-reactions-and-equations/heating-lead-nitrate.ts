import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawBurner, drawTestTube } from '#figures/kit/glassware.ts';
import { add, type Point } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(270);
  const mouth: Point = [252, 62];
  const { at } = drawTestTube(figure, mouth, 150, 212, { width: 32, filled: 0.16, liquid: 'metal' });
  claim(at(150)[1] > mouth[1], 'the mouth points up');
  for (const [along, across] of [
    [112, 6],
    [98, -5],
    [84, 7],
    [70, -6],
    [56, 6],
    [40, -4],
    [26, 6],
    [12, -4],
  ] as const)
    figure.circle(at(along, across), 3.2, 'amber gold');
  for (const [x, y] of [
    [266, 50],
    [278, 40],
    [282, 54],
    [294, 34],
    [300, 48],
  ] as const)
    figure.circle([x, y], 3.2, 'amber gold');
  const clamp = at(40);
  figure.line([at(40, -18), at(40, 18)], 'heavy').line([at(40, -18), add(clamp, [76, 34])], 'heavy');
  const under = at(137, -19);
  drawBurner(figure, add(under, [0, 4]), 92);
  figure.text('brown fumes of NO_2', [270, 18], { colour: 'amber' });
  figure
    .text('white powder of', [58, 96], { size: 'small' })
    .text('lead nitrate', [58, 111], { size: 'small' });
  figure.line([[76, 118], at(142, 4)], 'soft thin');
  figure.label('test tube holder', add(clamp, [60, 28]), ['s', 'sw', 'se'], { size: 'small', gap: 8 });
  figure.label('burner', [under[0] + 18, under[1] + 84], ['e', 'ne'], { size: 'small' });
  return figure.svg();
}

export const heatingLeadNitrate: FigureSource = {
  name: 'heating-lead-nitrate',
  caption:
    'Lead nitrate breaks up on heating and gives brown fumes of nitrogen dioxide. (Poisonous: for the teacher only.)',
  description:
    'A test tube held slanting by a holder over a burner, with a little white powder at its lower end. Small amber circles in the tube and above its mouth show brown fumes.',
  draw,
};
