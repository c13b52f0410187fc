import { clsx } from 'clsx';
import { useDeferredValue } from 'react';
import { summaryCopy } from './summary-copy.ts';
import { countWords, revisionPageWords } from './word-count.ts';

/** The word count of a page, compared with the limit for one page of revision. */
export function WordCount({
  text,
  wordsInAll,
  hasMore,
}: {
  text: string;
  wordsInAll: number;
  hasMore: boolean;
}) {
  const count = countWords(useDeferredValue(text));
  const over = count - revisionPageWords;
  return (
    <p className={clsx('text-meta tabular-nums', over > 0 ? 'text-warn' : 'text-ink-2')}>
      {summaryCopy.words(count)}
      {' · '}
      {over > 0 ? summaryCopy.overTarget(over) : summaryCopy.target(revisionPageWords)}
      {hasMore ? ` · ${summaryCopy.wordsInAll(wordsInAll)}` : null}
    </p>
  );
}
