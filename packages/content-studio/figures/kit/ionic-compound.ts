import { claim } from './claims.ts';
import { Figure } from './figure.ts';
import { drawAtom, drawIon } from './ions.ts';
import type { Point } from './point.ts';

/** A metal and a non-metal by their outer electrons; charges are the electrons given and taken. */
export type IonicScene = {
  metal: { symbol: string; outer: number; count: 1 | 2 };
  nonMetal: { symbol: string; outer: number; count: 1 | 2 };
};

const signed = (charge: number, sign: '+' | '−') => (charge === 1 ? sign : `${charge}${sign}`);

/** How an ionic compound forms: the atoms on the left with the electrons that pass over, the ions on the right. */
export function ionicCompoundFigure({ metal, nonMetal }: IonicScene): string {
  const figure = new Figure(210);
  const taken = 8 - nonMetal.outer;
  claim(
    metal.outer * metal.count === taken * nonMetal.count,
    'what the metal gives is what the non-metal takes',
  );
  const middle = 90;
  const rows = (count: number, apart: number) => (count === 1 ? [middle] : [middle - apart, middle + apart]);
  const [metalRows, nonMetalRows] = [rows(metal.count, 46), rows(nonMetal.count, 46)];
  for (const y of metalRows) drawAtom(figure, metal.symbol, [38, y], Array(metal.outer).fill('dot'));
  for (const y of nonMetalRows)
    drawAtom(figure, nonMetal.symbol, [118, y], Array(nonMetal.outer).fill('cross'));
  const moves = metalRows.flatMap((from) => nonMetalRows.map((to) => ({ from, to })));
  for (const { from, to } of moves) {
    const each = (metal.outer * metal.count) / moves.length;
    for (let electron = 0; electron < each; electron++) {
      const bend = each === 1 ? 0 : electron === 0 ? -14 : 14;
      const [start, end]: [Point, Point] = [
        [62, from + bend * 0.6],
        [94, to + (from - to) * 0.2 + bend * 0.6],
      ];
      figure.curve(
        (t) => [
          start[0] + (end[0] - start[0]) * t,
          start[1] + (end[1] - start[1]) * t + bend * 0.5 * Math.sin(Math.PI * t),
        ],
        'soft dashed',
        12,
      );
      figure.arrowHead([end[0] + 4, end[1]], [32, end[1] - start[1]], 'soft', 6);
    }
  }
  figure.arrow([152, middle], [178, middle]);
  for (const y of metalRows) drawIon(figure, metal.symbol, [214, y], signed(metal.outer, '+'), []);
  const gained = [...Array(taken).fill('dot'), ...Array(nonMetal.outer).fill('cross')];
  for (const y of nonMetalRows) drawIon(figure, nonMetal.symbol, [306, y], signed(taken, '−'), gained);
  return figure.svg();
}
