import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const figure = new Figure(230);
  const people = [
    ['Asha', 'rice', 'cloth'],
    ['Bilal', 'cloth', 'a goat'],
    ['Meena', 'a goat', 'rice'],
    ['Anita', 'shoes', 'salt'],
  ] as const;
  people.forEach(([name, has, wants], index) => {
    const [left, top] = [20 + 170 * (index % 2), 10 + 106 * Math.floor(index / 2)];
    figure.rectangle([left, top], [left + 150, top + 92], 'tint pen');
    figure
      .text(name, [left + 75, top + 16], { isOnShape: true })
      .text(`has ${has}`, [left + 75, top + 44], { isOnShape: true, colour: 'green' })
      .text(`wants ${wants}`, [left + 75, top + 70], { isOnShape: true, colour: 'red' });
  });
  return figure.svg();
}

export const whoHasAndWhoWants: FigureSource = {
  name: 'who-has-and-who-wants',
  caption: 'Four people at a market without money: what each has and what each wants.',
  description:
    'Four boxes. Asha has rice and wants cloth. Bilal has cloth and wants a goat. Meena has a goat and wants rice. Anita has shoes and wants salt.',
  draw,
};
