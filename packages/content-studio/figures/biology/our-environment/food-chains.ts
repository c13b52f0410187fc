import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { labelWidth } from '#figures/kit/label-text.ts';

const levels = ['producer', 'first consumer', 'second', 'third'];
const chains = [
  { place: 'Forest', members: ['grass', 'deer', 'tiger'] },
  { place: 'Grassland', members: ['grass', 'locust', 'frog', 'snake'] },
  { place: 'Pond', members: ['algae', 'tadpole', 'fish', 'heron'] },
];

function draw(): string {
  const figure = new Figure(240);
  const xOf = (level: number) => 52 + level * 88;
  for (const [level, name] of levels.entries())
    figure.text(name, [xOf(level), 18], { size: 'small', colour: 'soft' });
  for (const [row, { place, members }] of chains.entries()) {
    claim(members.length <= levels.length, 'a chain has at most four steps here');
    const y = 76 + row * 62;
    figure.text(place, [12, y - 27], { anchor: 'start', size: 'small' });
    for (const [level, name] of members.entries()) {
      const half = labelWidth(name, 14) / 2 + 5;
      figure.rectangle(
        [xOf(level) - half, y - 14],
        [xOf(level) + half, y + 14],
        level ? 'tint pen' : 'leaf green',
      );
      figure.text(name, [xOf(level), y], { isOnShape: true });
      const next = members[level + 1];
      if (next)
        figure.arrow([xOf(level) + half + 2, y], [xOf(level + 1) - labelWidth(next, 14) / 2 - 7, y], 'bold');
    }
  }
  return figure.svg();
}

export const foodChainsOfThreePlaces: FigureSource = {
  name: 'food-chains',
  caption: 'Three food chains and their trophic levels.',
  description:
    'Forest: grass, deer, tiger. Grassland: grass, locust, frog, snake. Pond: algae, tadpole, fish, heron. Arrows lead from left to right, from the producer to the first, second and third consumer.',
  draw,
};
