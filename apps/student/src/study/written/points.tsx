import { writtenCopy } from 'virtual:messages/written';
import type { PointGroup } from '@repo/contracts/items/written';
import { marksText } from '@repo/contracts/written.rules';
import { Markup } from '@repo/ui/markup';
import { Tick } from '@repo/ui/tick';
import { marksName } from './marks-name.ts';

/** Number of points with a digit key. */
const keysMax = 9;

/** Checkboxes for the points of a group; `first` is the index of its first point. */
export function Points({
  group: { points, pick },
  first,
  ticked,
  isLocked,
  onTick,
}: {
  group: PointGroup;
  first: number;
  ticked: string;
  isLocked: boolean;
  onTick: (at: number) => void;
}) {
  const count = points.filter((_, index) => ticked[first + index] === '1').length;
  const isPicked = pick !== undefined && pick < points.length;
  return (
    <fieldset className="min-w-0" disabled={isLocked}>
      <legend className="mb-2 font-bold text-meta">
        {isPicked ? writtenCopy.pick({ pick }) : writtenCopy.points}
      </legend>
      <div className="overflow-clip rounded-control border-[1.5px] border-line bg-surface">
        {points.map(({ text, halves }, index) => {
          const at = first + index;
          return (
            <label
              key={at}
              className="flex min-h-12 cursor-pointer items-start gap-3 border-line border-t-[1.5px] px-3 py-2.5 -outline-offset-3 first:border-t-0 hover:bg-sunken has-disabled:cursor-default has-focus-visible:outline-3 has-focus-visible:outline-focus has-disabled:hover:bg-transparent"
            >
              {at < keysMax ? (
                <span
                  aria-hidden="true"
                  className="mt-1 hidden shrink-0 rounded-[5px] border-[1.5px] border-line px-1.5 text-caption text-ink-2 lg:block"
                >
                  {at + 1}
                </span>
              ) : null}
              <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
                <input
                  type="checkbox"
                  checked={ticked[at] === '1'}
                  onChange={() => onTick(at)}
                  className="peer size-6 appearance-none rounded-[5px] border-2 border-line-strong bg-surface outline-none! checked:border-redpen forced-colors:appearance-auto"
                />
                <Tick
                  size={24}
                  className="pointer-events-none absolute -top-1 left-1 hidden text-redpen peer-checked:block forced-colors:!hidden"
                />
              </span>
              <span className="min-w-0 flex-1">
                <Markup text={text} inline />
              </span>
              <span className="w-7 shrink-0 text-right font-bold text-redpen tabular-nums">
                <span aria-hidden="true">{marksText(halves)}</span>
                <span className="sr-only">, {marksName(halves)}</span>
              </span>
            </label>
          );
        })}
      </div>
      {isPicked && count > pick ? (
        <p className="mt-1.5 text-meta text-ink-2">{writtenCopy.counted({ pick, ticked: count })}</p>
      ) : null}
    </fieldset>
  );
}
