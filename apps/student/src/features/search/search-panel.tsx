import { searchCopy } from 'virtual:messages/search';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { ErrorPanel } from '@repo/ui/error-panel';
import { TextField } from '@repo/ui/text-field';
import { type KeyboardEvent, memo, type ReactNode, type RefObject, useRef, useState } from 'react';
import { languageOfLines } from '#src/platform/language/language.ts';
import { SearchResults } from './search-results.tsx';
import { useFound } from './use-found.ts';

/** Skipped while the words change, until their results arrive. */
const Results = memo(SearchResults);

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

type PanelParts = { leftOut: ReactNode; onClose: () => void };

function SearchFields({
  input,
  leftOut,
  onClose,
}: PanelParts & { input: RefObject<HTMLInputElement | null> }) {
  const [words, setWords] = useState('');
  const asked = words.trim();
  const { state, found, isKnown, retry } = useFound(asked);
  const hasResults = asked !== '' && state !== 'failed' && (isKnown || found.count > 0);
  const countText = hasResults && found.count > 0 ? searchCopy.count({ count: found.count }) : '';
  const status = state === 'preparing' ? searchCopy.preparing : countText;
  return (
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
      {hasResults ? <Results found={found.documents} words={found.words} onChosen={onClose} /> : null}
    </search>
  );
}

/** Search over content on this device, also offline. */
export function SearchPanel({ leftOut, onClose }: PanelParts) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={searchCopy.title}
      size="lg"
      phone="full"
      initialFocus={input}
    >
      <SearchFields input={input} leftOut={leftOut} onClose={onClose} />
    </Dialog>
  );
}
