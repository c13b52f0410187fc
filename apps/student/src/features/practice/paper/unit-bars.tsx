import { paperCopy } from 'virtual:messages/paper';
import type { UnitMarks } from '@repo/contracts/progress';
import { marksText } from '@repo/contracts/written.rules';
import { MarksText } from '#src/study/written/marks-text.tsx';

/**
 * A unit's bar: its length is the board's marks, the light part the marks asked, the dark part the marks
 * obtained.
 */
function UnitBar({ halves, outOfHalves, boardMarks }: UnitMarks) {
  const wholeHalves = Math.max(outOfHalves, boardMarks * 2, 1);
  const part = (ofHalves: number) => `${(100 * ofHalves) / wholeHalves}%`;
  return (
    <div
      aria-hidden="true"
      className="keep-colour relative h-3.5 overflow-hidden rounded-full border-[1.5px] border-line-strong bg-surface"
    >
      <div className="absolute inset-y-0 left-0 bg-sunken" style={{ width: part(outOfHalves) }} />
      <div className="absolute inset-y-0 left-0 bg-pen" style={{ width: part(halves) }} />
    </div>
  );
}

/** Marks of each unit compared with the board's. */
export function UnitBars({ units }: { units: readonly UnitMarks[] }) {
  return (
    <ul className="grid gap-4">
      {units.map((unit) => (
        <li key={unit.name} className="grid gap-1.5">
          <div className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 break-words font-bold">{unit.name}</span>
            {unit.outOfHalves > 0 ? (
              <MarksText
                halves={unit.halves}
                outOfHalves={unit.outOfHalves}
                className="shrink-0 font-bold text-redpen"
              />
            ) : (
              <span className="shrink-0 text-ink-2">{paperCopy.unitNothing}</span>
            )}
          </div>
          <UnitBar {...unit} />
          {unit.outOfHalves === unit.boardMarks * 2 ? null : (
            <p className="text-meta text-ink-2">
              {paperCopy.unitBoard({ asked: marksText(unit.outOfHalves), marks: unit.boardMarks })}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
