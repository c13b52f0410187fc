import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const figure = new Figure(270);
  const box = (top: number, words: string, look: string) => {
    figure.rectangle([80, top], [280, top + 46], look);
    figure.text(words, [180, top + 23], { isOnShape: true });
  };
  box(10, 'bank', 'glass pen');
  box(112, 'self-help group', 'leaf green');
  box(214, '20 members', 'gold amber');
  figure.arrow([120, 56], [120, 110], 'pen').text('₹1,50,000', [112, 83], { anchor: 'end' });
  figure.arrow([240, 112], [240, 58], 'pen').text('12% a year', [248, 83], { anchor: 'start' });
  figure.arrow([120, 158], [120, 212], 'green').text('₹1,50,000', [112, 185], { anchor: 'end' });
  figure.arrow([240, 214], [240, 160], 'green').text('18% a year', [248, 185], { anchor: 'start' });
  return figure.svg();
}

export const flowThroughAGroup: FigureSource = {
  name: 'flow-through-a-group',
  caption: 'A bank loan that a self-help group passes on to its members (invented figures).',
  description:
    'Three boxes. A bank gives 1,50,000 rupees to a self-help group, which pays 12 per cent a year for it. The group lends the whole sum to its 20 members, who pay 18 per cent a year.',
  draw,
};
