import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { ErrorPanel } from '@repo/ui/error-panel';
import { TextField } from '@repo/ui/text-field';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLibrary } from '#src/library/library.ts';
import { searchCopy } from './search-copy.ts';
import { loadSearchIndex, type SearchIndex } from './search-index.ts';
import { SearchResults } from './search-results.tsx';

/** The index once it is there; 'failed' until `retry`. */
function useSearchIndex() {
  const library = useLibrary();
  const [index, setIndex] = useState<SearchIndex | 'failed' | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    loadSearchIndex(library).then(
      (found) => isWanted && setIndex(found),
      () => isWanted && setIndex('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [tries, library]);
  return {
    index,
    retry: () => {
      setIndex(null);
      setTries(tries + 1);
    },
  };
}

/** Search over what this device holds, without a network too. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const [words, setWords] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const asked = useDeferredValue(words.trim());
  const { index, retry } = useSearchIndex();
  const found = index && index !== 'failed' && asked !== '' ? index.find(asked) : [];
  const status = index === null ? searchCopy.preparing : asked === '' ? '' : searchCopy.count(found.length);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={searchCopy.title}
      size="lg"
      phone="full"
      initialFocus={input}
    >
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
        <p lang="hi-Latn" className="py-6 text-center text-ink-2">
          {searchCopy.hinglish.hint}
        </p>
      ) : null}
      {index !== null && index !== 'failed' && asked !== '' ? (
        <SearchResults found={found} words={asked} onChosen={onClose} />
      ) : null}
    </Dialog>
  );
}
