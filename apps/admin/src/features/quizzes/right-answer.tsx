import { clsx } from 'clsx';

/**
 * The radio that marks an option as the right answer, drawn as its letter in a circle. Put it into a label.
 */
export function RightAnswer({
  id,
  name,
  letter,
  label,
  isChosen,
  isFaulty,
  describedBy,
  onChoose,
}: {
  id: string;
  /** The radio group's name, shared by the question's options. */
  name: string;
  letter: string;
  label: string;
  isChosen: boolean;
  /** Whether a right option still has to be chosen. */
  isFaulty: boolean;
  /** Id of the message about the missing answer. */
  describedBy: string | undefined;
  onChoose: () => void;
}) {
  return (
    <span className="grid size-11 shrink-0 place-items-center">
      <input
        id={id}
        type="radio"
        name={name}
        checked={isChosen}
        aria-label={label}
        aria-invalid={isFaulty || undefined}
        aria-describedby={isFaulty ? describedBy : undefined}
        onChange={onChoose}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className={clsx(
          'keep-colour grid size-8 place-items-center rounded-full border-[1.5px] border-line-strong bg-surface text-meta font-bold',
          'peer-checked:border-tick-fill peer-checked:bg-tick-fill peer-checked:text-white',
          'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
          isFaulty && 'border-2 border-redpen',
        )}
      >
        {letter}
      </span>
    </span>
  );
}
