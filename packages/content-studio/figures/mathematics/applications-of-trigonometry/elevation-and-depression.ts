import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawGround, drawTower } from '#figures/kit/heights.ts';
import { angleBetween, between, type Point, subtract } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(250);
  const [eye, foot]: [Point, Point] = [
    [50, 210],
    [300, 210],
  ];
  drawGround(figure, 20, 340, 210);
  const top = drawTower(figure, foot, 150);
  figure.line([eye, top], 'pen').line([[90, top[1]], top], 'soft dashed');
  const up = angleBetween(subtract(top, eye), [1, 0]);
  const down = angleBetween(subtract(eye, top), [-1, 0]);
  claimNear(up, down, 1e-9, 'the angles of elevation and depression are equal');
  figure.angle(eye, [340, 210], top, 56, 'red').angle(top, eye, [0, top[1]], 56, 'red');
  figure.text('elevation', [146, 194], { colour: 'red' }).text('depression', [196, 75], { colour: 'red' });
  figure.label('line of sight', between(eye, top, 0.42), ['nw', 'w'], { colour: 'pen', gap: 5 });
  figure.label('horizontal', [150, top[1]], 'n').dot(eye, 'red', 3.5).dot(top, 'red', 3.5);
  return figure.svg();
}

export const elevationAndDepression: FigureSource = {
  name: 'elevation-and-depression',
  caption:
    'Elevation is measured up from the horizontal, depression down from it; for one line of sight they are equal.',
  description:
    'A line of sight joins an eye on the ground with the top of a tower. At the eye the angle between ground and line is marked elevation. At the top the angle between a dashed horizontal and the line is marked depression.',
  draw,
};
