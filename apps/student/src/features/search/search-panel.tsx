import { searchCopy } from 'virtual:messages/search';
import type { User } from '@repo/contracts/auth';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { ErrorPanel } from '@repo/ui/error-panel';
import { TextField } from '@repo/ui/text-field';
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { LeftOutBar } from '#src/content/device/left-out-bar.tsx';
import { type Library, useLibrary } from '#src/content/library/library.ts';
import { languageOfLines } from '#src/platform/language/language.ts';
import { useUser } from '#src/platform/session/session.ts';
import { loadSearchIndex, type SearchIndex } from './search-index.ts';
import { SearchResults } from './search-results.tsx';

/** On failure, content can still be searched. */
async function readOwnTexts(plan: User['plan'], userId: string, library: Library) {
  if (plan !== 'Pro') return undefined;
  try {
    const [{ searchableMarks }, { ownCardsHere }] = await Promise.all([
      import('#src/reading/annotations/marking-parts.ts'),
      import('#src/study/own-cards/own-cards.ts'),
    ]);
    return { marks: await searchableMarks(userId, library), cards: await ownCardsHere(userId) };
  } catch {
    return undefined;
  }
}

/** The index once built; 'failed' until `retry`. */
function useSearchIndex() {
  const library = useLibrary();
  const { id: userId, plan } = useUser();
  const [index, setIndex] = useState<SearchIndex | 'failed' | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    readOwnTexts(plan, userId, library)
      .then((own) => loadSearchIndex(library, own))
      .then(
        (found) => isWanted && setIndex(found),
        () => isWanted && setIndex('failed'),
      );
    return () => {
      isWanted = false;
    };
  }, [tries, library, userId, plan]);
  return {
    index,
    retry: () => {
      setIndex(null);
      setTries(tries + 1);
    },
  };
}

/**
 * Arrows move between field and results, Enter opens the first result from the field. On results Home, End
 * and Enter work as usual, and letters continue the query.
 */
function walkResults(event: KeyboardEvent<HTMLElement>, field: HTMLInputElement | null): void {
  const { key, currentTarget, target, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || event.nativeEvent.isComposing) return;
  const links = [...currentTarget.querySelectorAll<HTMLElement>('li a')];
  const at = links.indexOf(target as HTMLElement);
  const isInField = target === field;
  if (!isInField && at < 0) return;
  if (!isInField && key.length === 1 && key !== ' ') {
    field?.focus();
    return;
  }
  const steps: Record<string, HTMLElement | null | undefined> = isInField
    ? { ArrowDown: links[0], Enter: links[0] }
    : { ArrowDown: links[at + 1], ArrowUp: links[at - 1] ?? field, Home: links[0], End: links.at(-1) };
  if (!(key in steps)) return;
  event.preventDefault();
  steps[key]?.focus();
}

/** Search over content on this device, also offline. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const [words, setWords] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const asked = useDeferredValue(words.trim());
  const { index, retry } = useSearchIndex();
  const found = index && index !== 'failed' && asked !== '' ? index.find(asked) : [];
  const status =
    index === null ? searchCopy.preparing : asked === '' ? '' : searchCopy.count({ count: found.length });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={searchCopy.title}
      size="lg"
      phone="full"
      initialFocus={input}
    >
      <search onKeyDown={(event) => walkResults(event, input.current)}>
        <TextField
          ref={input}
          label={searchCopy.label}
          hideLabel
          className="pt-1"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={searchCopy.placeholder}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <p role="status" className="min-h-6 py-1 text-meta text-ink-2">
          {index !== null && asked !== '' && found.length === 0 ? '' : status}
        </p>
        <LeftOutBar />
        {index === 'failed' ? (
          <ErrorPanel
            message={searchCopy.failed}
            actions={
              <Button variant="outlined" onClick={retry}>
                {searchCopy.retry}
              </Button>
            }
          />
        ) : null}
        {index !== 'failed' && asked === '' ? (
          <p lang={languageOfLines()} className="py-6 text-center text-ink-2">
            {searchCopy.hinglish.hint}
          </p>
        ) : null}
        {index !== null && index !== 'failed' && asked !== '' ? (
          <SearchResults found={found} words={asked} onChosen={onClose} />
        ) : null}
      </search>
    </Dialog>
  );
}
