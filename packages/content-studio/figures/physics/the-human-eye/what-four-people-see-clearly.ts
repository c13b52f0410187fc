import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const figure = new Figure(260);
  const x = (distance: number) => 40 + distance * 1.2;
  figure.arrow([x(0), 200], [352, 200]);
  for (let distance = 0; distance <= 240; distance += 40) {
    figure
      .line(
        [
          [x(distance), 200],
          [x(distance), 205],
        ],
        'thin',
      )
      .text(String(distance), [x(distance), 214], { size: 'small' });
    figure.line(
      [
        [x(distance), 20],
        [x(distance), 200],
      ],
      'soft thin faint',
    );
  }
  figure.text('Distance from the eye (cm)', [190, 236]);
  const people: [string, number, number | null][] = [
    ['P', 25, null],
    ['Q', 10, 100],
    ['R', 80, null],
    ['S', 50, 200],
  ];
  people.forEach(([name, from, to], index) => {
    const y = 40 + 42 * index;
    figure.text(name, [24, y]);
    if (to === null) figure.arrow([x(from), y], [350, y], 'pen bold');
    else
      figure.line(
        [
          [x(from), y],
          [x(to), y],
        ],
        'pen bold',
      );
    for (const end of to === null ? [from] : [from, to]) {
      figure.line(
        [
          [x(end), y - 7],
          [x(end), y + 7],
        ],
        'pen bold',
      );
      figure.text(String(end), [x(end), y - 15], { size: 'small' });
    }
  });
  return figure.svg();
}

export const whatFourPeopleSeeClearly: FigureSource = {
  name: 'what-four-people-see-clearly',
  caption:
    'From which to which distance four people see clearly without glasses. An arrow means: as far as one can look.',
  description:
    'Four level bars over an axis of distances in cm. P: from 25 cm to very far. Q: from 10 cm to 100 cm. R: from 80 cm to very far. S: from 50 cm to 200 cm.',
  draw,
};
