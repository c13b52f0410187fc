import { Cross } from '@repo/ui/error-panel';
import { Marker } from '@repo/ui/marker';
import { Tick } from '@repo/ui/tick';
import { useState } from 'react';
import { OpenCopy } from './open-copy.tsx';

const options = ['Soap solution', 'Lemon juice', 'Baking soda in water', 'Milk of magnesia'];
const rightOption = 1;

/** An exam copy with one sample question, marked immediately. */
export function SampleQuestion() {
  const [chosen, setChosen] = useState<number | null>(null);
  const isRight = chosen === rightOption;
  return (
    <OpenCopy>
      <p className="text-ink-3">Q1. (1 mark)</p>
      <fieldset>
        <legend className="font-heading">
          Which of these turns <Marker>blue litmus red?</Marker>
        </legend>
        {options.map((option, index) => (
          <label
            key={option}
            className="relative flex cursor-pointer items-center gap-3 has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="sample"
              checked={chosen === index}
              onChange={() => setChosen(index)}
              className="peer sr-only"
            />
            <span
              aria-hidden="true"
              className="keep-colour grid size-6 shrink-0 place-items-center rounded-full border-[1.5px] border-line-strong text-caption font-bold peer-checked:border-pen-fill peer-checked:bg-pen-fill peer-checked:text-white"
            >
              {'ABCD'[index]}
            </span>
            {option}
            {chosen === index && isRight ? <Tick size={30} animated className="text-redpen" /> : null}
            {chosen === index && !isRight ? <Cross size={26} className="text-redpen" /> : null}
          </label>
        ))}
      </fieldset>
      <p role="status" lang="hi-Latn" className="min-h-(--rule) font-bold text-redpen">
        {chosen === null ? '' : isRight ? '1/1. Shabaash!' : 'Galti? Mita ke dobara try karo.'}
      </p>
    </OpenCopy>
  );
}
