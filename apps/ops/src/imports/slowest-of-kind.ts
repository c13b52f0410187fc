import type { Row } from '#src/measure/table.ts';

export type TimedRow = { row: Row; ms: number };

const kindOf = ({ row }: TimedRow) => row.work.split(':', 1)[0];

/**
 * The slowest file of each kind (`csv: …`) with the number of files of that kind, and every file that missed
 * its goal.
 */
export function slowestOfKind(timed: readonly TimedRow[]): Row[] {
  return timed.flatMap((one) => {
    const ofKind = timed.filter((other) => kindOf(other) === kindOf(one));
    const isSlowest = ofKind.every(({ ms }) => ms <= one.ms);
    if (!isSlowest && one.row.isReached !== false) return [];
    return [{ ...one.row, work: `${one.row.work} (one of ${ofKind.length})` }];
  });
}
