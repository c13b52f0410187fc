import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawBurner } from '#figures/kit/glassware.ts';
import { add, type Point, polar, scale } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(260);
  const flame: Point = [120, 110];
  drawBurner(figure, flame, 110);
  const tip: Point = [128, 100];
  claim(Math.hypot(tip[0] - flame[0], tip[1] - flame[1]) < 20, 'the end of the ribbon is in the flame');
  figure.curve((t) => [tip[0] + 74 * t, tip[1] - 20 * t - 6 * Math.sin(Math.PI * t)], 'heavy soft', 16);
  for (let turn = 20; turn < 160; turn += 20)
    figure.line(
      [add(tip, scale(polar(turn), 16)), add(tip, scale(polar(turn), turn % 40 ? 26 : 34))],
      'amber',
    );
  const grip: Point = [200, 80];
  figure.line([grip, [280, 44], [318, 40]], 'bold').line([add(grip, [2, 4]), [284, 62], [318, 66]], 'bold');
  figure.curve((t) => [182 + 96 * t, 190 + 18 * Math.sin(Math.PI * t)], 'bold', 20);
  figure.polygon(
    [
      [206, 204],
      [230, 192],
      [254, 204],
    ],
    'bare metal',
  );
  figure.label('dazzling white light', [100, 62], ['n', 'nw'], { colour: 'amber', gap: 4 });
  figure.label('magnesium ribbon', [176, 92], ['se', 's'], { gap: 6 });
  figure
    .label('tongs', [300, 66], ['s', 'se'], { gap: 6 })
    .label('burner', [102, 200], ['w', 'sw'], { gap: 4 });
  figure.label('watch glass with white powder (MgO)', [230, 210], 's', { size: 'small' });
  return figure.svg();
}

export const burningMagnesium: FigureSource = {
  name: 'burning-magnesium',
  caption: 'Magnesium ribbon burns with a dazzling white light; the white powder is magnesium oxide.',
  description:
    'Tongs hold a strip of magnesium in the flame of a burner; short rays show bright light at its end. A watch glass beside the burner collects the white powder, magnesium oxide.',
  draw,
};
