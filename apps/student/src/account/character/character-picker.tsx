import { characterCopy } from 'virtual:messages/character';
import { Button } from '@repo/ui/button';
import { CHARACTERS, Character } from '@repo/ui/character';
import { Dialog } from '@repo/ui/dialog';
import { useState } from 'react';
import { CharacterChoice } from './character-choice.tsx';
import { useCharacter } from './use-character.ts';

/** A button with the current companion; it opens the picker. */
export function CharacterPicker() {
  const { character } = useCharacter();
  const [isOpen, setIsOpen] = useState(false);
  const label = CHARACTERS.find(({ name }) => name === character)?.label ?? '';
  return (
    <>
      <button
        type="button"
        aria-label={characterCopy.open({ name: label })}
        title={characterCopy.open({ name: label })}
        onClick={() => setIsOpen(true)}
        className="grid size-12 shrink-0 place-items-center rounded-control hover:bg-sunken"
      >
        <Character name={character} size={40} />
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={characterCopy.title}
        footer={<Button onClick={() => setIsOpen(false)}>{characterCopy.done}</Button>}
      >
        <CharacterChoice hideLegend />
      </Dialog>
    </>
  );
}
