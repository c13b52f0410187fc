import { type CharacterName, isCharacterName } from '@repo/ui/character';
import { persisted } from '#src/platform/storage/persisted.ts';
import { guarded } from '#src/platform/storage/schema.ts';
import { usePersisted } from '#src/platform/storage/use-persisted.ts';

const chosen = persisted<CharacterName>({
  key: 'character',
  scope: 'device',
  area: 'local',
  schema: guarded(isCharacterName),
  fallback: 'kalam',
  format: 'text',
});

/** The companion (docs/product/study.md#characters), stored on this device only. */
export function useCharacter(): { character: CharacterName; chooseCharacter: (name: CharacterName) => void } {
  return { character: usePersisted(chosen), chooseCharacter: (name) => void chosen.set(name) };
}
