import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { crossProduct, isSameDirection } from '#figures/kit/space.ts';

function draw(): string {
  const figure = new Figure(250);
  claim(
    isSameDirection(crossProduct([0, -1, 0], [0, 0, -1]), [1, 0, 0]),
    'an electron to the north is a current to the south, pushed to the east',
  );
  figure.rectangle([40, 20], [260, 220], 'soft');
  for (const x of [75, 125, 175, 225])
    for (const y of [50, 97, 144, 191])
      figure
        .line(
          [
            [x - 4, y - 4],
            [x + 4, y + 4],
          ],
          'green',
        )
        .line(
          [
            [x - 4, y + 4],
            [x + 4, y - 4],
          ],
          'green',
        );
  figure.arrow([150, 165], [150, 95], 'pen bold').dot([150, 168], 'pen', 5);
  figure.text('e^{−}', [136, 172], { colour: 'pen' });
  figure.arrow([310, 110], [310, 56]).text('N', [310, 42]);
  return figure.svg();
}

export const electronOnAMap: FigureSource = {
  name: 'electron-on-a-map',
  caption:
    'An electron in a magnetic field, seen from above. The crosses show a field that points downwards.',
  description:
    'A map with north at the top. Crosses all over it show a magnetic field that points vertically downwards, into the page. An electron moves up the page, to the north. No force is drawn.',
  draw,
};
