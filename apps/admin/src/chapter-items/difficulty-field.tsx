import { type Difficulty, difficultyValues } from '@repo/contracts/content';
import { clsx } from 'clsx';
import { useId } from 'react';
import { itemsCopy } from './chapter-items-copy.ts';

/** Easy, Medium or Hard as three radios in one row. `control` is the id of the chosen one. */
export function DifficultyField({
  value,
  onChange,
  control,
  className,
}: {
  value: Difficulty;
  onChange: (difficulty: Difficulty) => void;
  control?: string;
  className?: string;
}) {
  const name = useId();
  return (
    <fieldset className={clsx('grid min-w-0 gap-1.5', className)}>
      <legend className="mb-1.5 text-meta font-bold text-ink">{itemsCopy.difficulty}</legend>
      <div className="grid grid-cols-3 rounded-control border-[1.5px] border-line-strong bg-surface">
        {difficultyValues.map((difficulty) => (
          <label
            key={difficulty}
            className={clsx(
              'grid min-h-11 cursor-pointer place-items-center rounded-control px-3 text-meta font-bold text-ink-2',
              'has-checked:bg-pen-tint has-checked:text-pen has-checked:shadow-[inset_0_0_0_1.5px_var(--pen)]',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name={name}
              value={difficulty}
              checked={value === difficulty}
              id={value === difficulty ? control : undefined}
              onChange={() => onChange(difficulty)}
              className="sr-only"
            />
            {itemsCopy.difficulties[difficulty]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
