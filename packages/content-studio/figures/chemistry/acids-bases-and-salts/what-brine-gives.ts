import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const figure = new Figure(260);
  const box = (x: number, y: number, words: string, look = 'tint pen', half = 50) => {
    figure.rectangle([x - half, y - 18], [x + half, y + 18], look).text(words, [x, y], { isOnShape: true });
  };
  box(180, 34, 'brine + electricity', 'gold amber', 74);
  for (const x of [64, 180, 296]) figure.arrow([180 + (x - 180) * 0.3, 54], [x, 108], 'soft');
  box(64, 128, 'gas P');
  box(180, 128, 'gas Q');
  box(296, 128, 'solution R');
  figure
    .text('anode', [64, 160], { size: 'small' })
    .text('cathode', [180, 160], { size: 'small' })
    .text('near cathode', [296, 160], { size: 'small' });
  figure
    .arrow([64, 172], [64, 212], 'soft')
    .text('dry slaked lime', [74, 192], { anchor: 'start', size: 'small' });
  box(64, 232, 'solid S');
  return figure.svg();
}

export const whatBrineGives: FigureSource = {
  name: 'what-brine-gives',
  caption: 'What is made from brine by electricity, and from one of the products.',
  description:
    'A chart. Brine, with electricity, gives three things: gas P at the anode, gas Q at the cathode, and solution R near the cathode. An arrow with the words dry slaked lime leads from P to a solid S.',
  draw,
};
