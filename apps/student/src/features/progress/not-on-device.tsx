import { Button } from '@repo/ui/button';
import { Character } from '@repo/ui/character';
import { EmptyState } from '@repo/ui/empty-state';
import { useCharacter } from '#src/character/use-character.ts';
import { languageOfLines } from '#src/language/language.ts';
import { progressCopy } from './progress-copy.ts';

/** In place of what this device never got and can't get now: no failure, and it comes by itself. */
export function NotOnDevice({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  const { character } = useCharacter();
  const { notOnDevice, comesOnline } = progressCopy.hinglish;
  return (
    <EmptyState
      art={<Character name={character} mood="think" size={96} />}
      title={<span lang={languageOfLines()}>{notOnDevice}</span>}
      action={
        <Button variant="outlined" busy={isRetrying} onClick={onRetry}>
          {progressCopy.retry}
        </Button>
      }
    >
      <p lang={languageOfLines()}>{comesOnline}</p>
    </EmptyState>
  );
}
