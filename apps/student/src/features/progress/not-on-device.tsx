import { progressCopy } from 'virtual:messages/progress';
import { Button } from '@repo/ui/button';
import { Character } from '@repo/ui/character';
import { EmptyState } from '@repo/ui/empty-state';
import { useCharacter } from '#src/account/character/use-character.ts';
import { languageOfLines } from '#src/platform/language/language.ts';

/** Placeholder for data that was never stored and can't be loaded offline; it loads once online. */
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
