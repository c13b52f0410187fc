import { searchCopy } from 'virtual:messages/search';
import type { User } from '@repo/contracts/auth';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { ErrorPanel } from '@repo/ui/error-panel';
import { TextField } from '@repo/ui/text-field';
import {
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type Library, useLibrary } from '#src/content/library/library.ts';
import { languageOfLines } from '#src/platform/language/language.ts';
import { useUser } from '#src/platform/session/session.ts';
import type { SearchDocument } from './search-documents.ts';
import { findInIndex, updateSearchIndex } from './search-index.ts';
import { SearchResults } from './search-results.tsx';

/** Results rendered first: more than a phone shows, and a fraction of the time of all. */
const firstCount = 8;

/** The student's own texts for the search; on failure, content can still be searched. */
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

type Found = { words: string; isAll: boolean; count: number; documents: SearchDocument[] };

/** Documents that contain these words; complete once the index is ready. */
function useFound(asked: string) {
  const library = useLibrary();
  const { id: userId, plan } = useUser();
  const [state, setState] = useState<'preparing' | 'ready' | 'failed'>('preparing');
  const [indexed, setIndexed] = useState(0);
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let isWanted = true;
    const onProgress = () => isWanted && setIndexed((count) => count + 1);
    setState('preparing');
    readOwnTexts(plan, userId, library)
      .then((own) => updateSearchIndex(library, own, onProgress))
      .then(
        () => isWanted && setState('ready'),
        () => isWanted && setState('failed'),
      );
    return () => {
      isWanted = false;
    };
  }, [tries, library, userId, plan]);
  useEffect(() => {
    if (asked === '') return;
    let isWanted = true;
    findInIndex(asked).then(
      (documents) => {
        if (!isWanted) return;
        const latest = { words: asked, isAll: state === 'ready', count: documents.length, documents };
        setFound({ ...latest, documents: documents.slice(0, firstCount) });
        startTransition(() => setFound(latest));
      },
      () => isWanted && setState('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [asked, indexed, state]);
  // Keep the previous results until the new ones have arrived.
  const documents = asked === '' ? [] : (found?.documents ?? []);
  const isKnown = state === 'ready' && found?.words === asked && found.isAll;
  return { state, documents, count: found?.count ?? 0, isKnown, retry: () => setTries(tries + 1) };
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
export function SearchPanel({ leftOut, onClose }: { leftOut: ReactNode; onClose: () => void }) {
  const [words, setWords] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const asked = useDeferredValue(words.trim());
  const { state, documents, count, isKnown, retry } = useFound(asked);
  const hasResults = asked !== '' && state !== 'failed' && (isKnown || documents.length > 0);
  const countText = hasResults && documents.length > 0 ? searchCopy.count({ count }) : '';
  const status = state === 'preparing' ? searchCopy.preparing : countText;
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
          {status}
        </p>
        {leftOut}
        {state === 'failed' ? (
          <ErrorPanel
            message={searchCopy.failed}
            actions={
              <Button variant="outlined" onClick={retry}>
                {searchCopy.retry}
              </Button>
            }
          />
        ) : null}
        {state !== 'failed' && asked === '' ? (
          <p lang={languageOfLines()} className="py-6 text-center text-ink-2">
            {searchCopy.hinglish.hint}
          </p>
        ) : null}
        {hasResults ? <SearchResults found={documents} words={asked} onChosen={onClose} /> : null}
      </search>
    </Dialog>
  );
}
