import { questionsCopy } from 'virtual:messages/questions';
import { letterOf } from '@repo/contracts/question-names';
import { longWordsOf } from '@repo/ui/figure';
import { Markup } from '@repo/ui/markup';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

/**
 * Options as native radios styled as an OMR sheet. The letter is part of an option's accessible name, because
 * it is its key.
 */
export function QuestionOptions({
  options,
  shortOptions,
  chosen,
  onChoose,
}: {
  options: readonly string[];
  /** Shown instead of the options; the full texts are available on demand, and always to screen readers. */
  shortOptions: readonly string[] | null;
  chosen: number | null;
  onChoose: (option: number) => void;
}) {
  const name = useId();
  return (
    <div className="grid gap-3">
      {options.map((option, index) => {
        const words = shortOptions ? option : longWordsOf(option);
        const wordsId = `${name}-words-${index}`;
        return (
          <label
            key={index}
            className={clsx(
              'relative flex min-h-14 cursor-pointer items-center gap-3 rounded-control border-[1.5px] border-line-strong bg-surface px-3.5 py-2.5',
              'hover:bg-sunken has-checked:border-pen has-checked:bg-pen-tint has-checked:shadow-[inset_0_0_0_1px_var(--pen)]',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name={name}
              value={index}
              checked={chosen === index}
              aria-describedby={words ? wordsId : undefined}
              onChange={() => onChoose(index)}
              className="peer sr-only"
            />
            <span className="keep-colour relative grid size-8 shrink-0 place-items-center rounded-full border-[1.5px] border-line-strong text-meta font-bold before:absolute before:-inset-px before:scale-0 before:rounded-full before:bg-pen peer-checked:border-pen peer-checked:text-surface peer-checked:before:scale-100 peer-checked:before:transition-transform peer-checked:before:duration-200">
              <span className="relative">{letterOf(index)}</span>
            </span>
            <span className="min-w-0 flex-1">
              <Markup text={shortOptions?.[index] ?? option} inline />
            </span>
            {words ? (
              <span id={wordsId} hidden>
                {words}
              </span>
            ) : null}
          </label>
        );
      })}
      {shortOptions ? <OptionsInFull options={options} /> : null}
    </div>
  );
}

/** Full texts of abbreviated options. */
function OptionsInFull({ options }: { options: readonly string[] }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1.5 text-meta font-bold text-pen [&::-webkit-details-marker]:hidden">
        <ChevronDown size={18} aria-hidden="true" className="group-open:rotate-180" />
        {questionsCopy.optionsInFull}
      </summary>
      <ol className="grid gap-2 pt-1 text-meta">
        {options.map((option, index) => (
          <li key={option} className="grid grid-cols-[1.5rem_1fr]">
            <span className="font-bold">{letterOf(index)}.</span>
            {option}
          </li>
        ))}
      </ol>
    </details>
  );
}
