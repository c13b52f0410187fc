import type { ChapterCounts } from '@repo/contracts/content.drafts';
import type { ContentList } from '@repo/contracts/items/content-lists';
import { clsx } from 'clsx';
import { tabLists, wordsOf } from '#src/selection/chapter-tabs.ts';
import { sidebarCopy } from './sidebar-copy.ts';

const countOf = (counts: ChapterCounts, list: ContentList) => counts[list === 'topics' ? 'pages' : list];

/** What a chapter lacks, in words. */
export function gapsInWords(counts: ChapterCounts): string {
  const missing = tabLists.filter((list) => countOf(counts, list) === 0).map((list) => wordsOf(list).gap);
  return missing.length === 0 ? sidebarCopy.gapsNone : sidebarCopy.gapsMissing(missing.join(', '));
}

/** A dot for each kind of content: filled where there is any. The tooltip has the words. */
export function GapDots({ counts }: { counts: ChapterCounts }) {
  return (
    <span title={gapsInWords(counts)} aria-hidden="true" className="inline-flex items-center gap-1">
      {tabLists.map((list) => (
        <span
          key={list}
          className={clsx(
            'keep-colour size-2 rounded-full border',
            countOf(counts, list) > 0 ? 'border-tick-fill bg-tick-fill' : 'border-line-strong bg-transparent',
          )}
        />
      ))}
    </span>
  );
}
