import type { ChapterCounts } from '@repo/contracts/content.drafts';
import { clsx } from 'clsx';
import { sidebarCopy } from './sidebar-copy.ts';

const kinds = Object.keys(sidebarCopy.gaps) as (keyof ChapterCounts)[];

/** What a chapter lacks, in words. */
export function gapsInWords(counts: ChapterCounts): string {
  const missing = kinds.filter((kind) => counts[kind] === 0).map((kind) => sidebarCopy.gaps[kind]);
  return missing.length === 0 ? sidebarCopy.gapsNone : sidebarCopy.gapsMissing(missing.join(', '));
}

/** Seven dots for the seven kinds of content: filled where there is any. The tooltip has the words. */
export function GapDots({ counts }: { counts: ChapterCounts }) {
  return (
    <span title={gapsInWords(counts)} aria-hidden="true" className="inline-flex items-center gap-1">
      {kinds.map((kind) => (
        <span
          key={kind}
          className={clsx(
            'keep-colour size-2 rounded-full border',
            counts[kind] > 0 ? 'border-tick-fill bg-tick-fill' : 'border-line-strong bg-transparent',
          )}
        />
      ))}
    </span>
  );
}
