import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point, polar, scale } from '#figures/kit/point.ts';

/** A compass seen from above; its north end points along `angle` in degrees from the right. */
function drawCompass(figure: Figure, centre: Point, angle: number): Point {
  figure.circle(centre, 46, 'soft blank');
  const [tip, side] = [scale(polar(angle), 34), scale(polar(angle + 90), 6)];
  figure.polygon([add(centre, tip), add(centre, side), add(centre, scale(side, -1))], 'warm red');
  figure.polygon([add(centre, scale(tip, -1)), add(centre, side), add(centre, scale(side, -1))], 'metal');
  return add(centre, tip);
}

/** SNOW: current from south to north, wire over the needle, north end to the west. */
function draw(): string {
  const figure = new Figure(250);
  const [still, turned]: [Point, Point] = [
    [90, 116],
    [250, 116],
  ];
  drawCompass(figure, still, 90);
  const north = drawCompass(figure, turned, 142);
  claim(north[0] < turned[0], 'the north end turns to the west');
  figure.line(
    [
      [still[0], 30],
      [still[0], 202],
    ],
    'bold',
  );
  figure
    .line(
      [
        [turned[0], 30],
        [turned[0], 202],
      ],
      'red bold',
    )
    .arrowHead([turned[0], 44], [0, -1], 'red', 11);
  figure.text('no current', [still[0], 224]).text('current on', [turned[0], 224], { colour: 'red' });
  figure.label('*I*', [turned[0], 46], 'e', { colour: 'red', gap: 10 });
  figure.text('N', [170, 34]).arrow([170, 70], [170, 46], 'soft');
  figure.text('N', add(north, [-27, -17]), { colour: 'red', size: 'small' });
  return figure.svg();
}

export const oersted: FigureSource = {
  name: 'oersted',
  caption:
    "Oersted's experiment from above: current from south to north over the needle turns its north end to the west.",
  description:
    'Two compasses seen from above with a straight wire over each, from south to north. Without current the needle points north along the wire. With current to the north its north end has turned to the left, to the west.',
  draw,
};
