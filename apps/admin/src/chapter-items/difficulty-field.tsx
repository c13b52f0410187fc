import { type Difficulty, difficultyValues } from '@repo/contracts/content';
import { itemsCopy } from './chapter-items-copy.ts';
import { RadioRow } from './radio-row.tsx';

/** Easy, Medium or Hard as three radios in one row. `control` is the id of the checked one. */
export function DifficultyField(props: {
  value: Difficulty;
  onChange: (difficulty: Difficulty) => void;
  control?: string;
  className?: string;
}) {
  return (
    <RadioRow legend={itemsCopy.difficulty} values={difficultyValues} {...props}>
      {(difficulty) => itemsCopy.difficulties[difficulty]}
    </RadioRow>
  );
}
