import { characterCopy } from 'virtual:messages/character';
import { CHARACTERS, Character } from '@repo/ui/character';
import { useId } from 'react';
import { languageOfLines } from '#src/platform/language/language.ts';
import { useCharacter } from './use-character.ts';

/** Picker of the four companions; the choice applies immediately, on this device. */
export function CharacterChoice({ hideLegend = false }: { hideLegend?: boolean }) {
  const { character, chooseCharacter } = useCharacter();
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={hideLegend ? 'sr-only' : 'mb-3 font-heading text-h3'}>{characterCopy.legend}</legend>
      <div className="grid cols-min-[7rem] gap-3 sm:grid-cols-4">
        {CHARACTERS.map((one) => (
          <label
            key={one.name}
            className="flex cursor-pointer flex-col items-center gap-1 rounded-control border-[1.5px] border-line-strong bg-surface px-2 py-3 text-center has-checked:border-pen has-checked:bg-pen-tint has-checked:shadow-[inset_0_0_0_1px_var(--pen)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={one.name}
              checked={one.name === character}
              onChange={() => chooseCharacter(one.name)}
              className="peer sr-only"
            />
            <Character name={one.name} size={72} mood={one.name === character ? 'cheer' : 'idle'} />
            <span className="font-bold">{one.label}</span>
            <span lang={languageOfLines()} className="text-meta text-ink-2">
              {characterCopy.lines[one.name]}
            </span>
            <span
              aria-hidden="true"
              className="keep-colour mt-auto grid size-5 place-items-center rounded-full border-2 border-line-strong after:size-2.5 after:scale-0 after:rounded-full after:bg-pen after:transition-transform peer-checked:border-pen peer-checked:after:scale-100"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
