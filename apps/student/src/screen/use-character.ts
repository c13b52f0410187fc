import { brand } from '@repo/contracts/brand';
import { type CharacterName, isCharacterName } from '@repo/ui/character';
import { atom, useAtom } from 'jotai';

const key = `${brand.storagePrefix}-character`;

function readCharacter(): CharacterName {
  try {
    const stored = localStorage.getItem(key);
    return isCharacterName(stored) ? stored : 'kalam';
  } catch {
    return 'kalam';
  }
}

const chosenAtom = atom<CharacterName>(readCharacter());

const characterAtom = atom(
  (get) => get(chosenAtom),
  (_get, set, character: CharacterName) => {
    set(chosenAtom, character);
    try {
      localStorage.setItem(key, character);
    } catch {
      // The choice then holds until the page is left.
    }
  },
);

/** The companion of this device (decisions 14): kept here only. */
export function useCharacter(): { character: CharacterName; chooseCharacter: (name: CharacterName) => void } {
  const [character, chooseCharacter] = useAtom(characterAtom);
  return { character, chooseCharacter };
}
