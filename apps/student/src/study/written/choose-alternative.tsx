import { writtenCopy } from 'virtual:messages/written';
import type { Alternative } from '@repo/contracts/items/written';
import { letterOf } from '@repo/contracts/question-names';
import { splitShared } from '@repo/contracts/written.rules';
import { clsx } from 'clsx';
import { Fragment, type MouseEvent, useId } from 'react';
import { Asked } from './asked.tsx';

/** The shared parts, then the alternatives, chosen by letter key or tap; figures can still be enlarged. */
export function ChooseAlternative({
  alternatives,
  chosen,
  onChoose,
}: {
  alternatives: readonly Alternative[];
  chosen: number | null;
  onChoose: (alternative: number) => void;
}) {
  const id = useId();
  const { shared, own } = splitShared(alternatives);
  const chooseBy = (event: MouseEvent, index: number) => {
    if (!(event.target as Element).closest('button, summary, a, label')) onChoose(index);
  };
  return (
    <>
      {shared === null ? null : (
        <div>
          <Asked {...shared} hasMarks />
        </div>
      )}
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-2 text-meta font-bold">{writtenCopy.chooseOne}</legend>
        {own.map((alternative, index) => (
          <Fragment key={index}>
            {index > 0 ? (
              <p aria-hidden="true" className="text-center font-bold text-meta text-ink-2">
                {writtenCopy.or}
              </p>
            ) : null}
            {/* biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the radio inside it */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the radio has the keys */}
            <div
              onClick={(event) => chooseBy(event, index)}
              className={clsx(
                'flex cursor-pointer items-start gap-1 rounded-control border-[1.5px] border-line-strong bg-surface py-1 pr-3 pl-1',
                'has-checked:border-pen has-checked:bg-pen-tint has-checked:shadow-[inset_0_0_0_1px_var(--pen)]',
                'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              )}
            >
              <label className="grid size-12 shrink-0 cursor-pointer place-items-center">
                <input
                  type="radio"
                  name={id}
                  checked={chosen === index}
                  onChange={() => onChoose(index)}
                  aria-labelledby={`${id}-letter-${index} ${id}-asked-${index}`}
                  className="peer sr-only"
                />
                <span
                  id={`${id}-letter-${index}`}
                  className="keep-colour grid size-8 place-items-center rounded-full border-[1.5px] border-line-strong font-bold text-meta peer-checked:border-pen peer-checked:bg-pen peer-checked:text-surface"
                >
                  {letterOf(index)}
                </span>
              </label>
              <div id={`${id}-asked-${index}`} className="min-w-0 flex-1 py-2.5">
                <Asked {...alternative} hasMarks={shared !== null || alternative.parts.length > 1} />
              </div>
            </div>
          </Fragment>
        ))}
      </fieldset>
    </>
  );
}
