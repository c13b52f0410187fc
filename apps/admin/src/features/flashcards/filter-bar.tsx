import { difficultyValues } from '@repo/contracts/content';
import { Chip } from '@repo/ui/chip';
import { TextField } from '@repo/ui/text-field';
import type { CardFilter } from './card-filter.ts';
import { flashcardsCopy } from './flashcards-copy.ts';

/** Filters the list by words and difficulty. */
export function FilterBar({
  filter,
  onChange,
}: {
  filter: CardFilter;
  onChange: (filter: CardFilter) => void;
}) {
  return (
    <search className="flex flex-wrap items-end gap-2">
      <TextField
        type="search"
        label={flashcardsCopy.filter}
        className="min-w-40 flex-1"
        inputClassName="!min-h-11"
        value={filter.text}
        onChange={(event) => onChange({ ...filter, text: event.target.value })}
      />
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">{flashcardsCopy.filterDifficulty}</legend>
        {difficultyValues.map((difficulty) => (
          <Chip
            key={difficulty}
            pressed={filter.difficulty === difficulty}
            onClick={() =>
              onChange({ ...filter, difficulty: filter.difficulty === difficulty ? null : difficulty })
            }
          >
            {flashcardsCopy.difficulties[difficulty]}
          </Chip>
        ))}
      </fieldset>
    </search>
  );
}
