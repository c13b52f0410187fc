import { practiceCopy } from 'virtual:messages/practice';
import { ProgressBar } from '@repo/ui/progress-bar';
import type { ChapterShare } from './shares.ts';

/** Share of right answers by chapter, as a number and a bar. */
export function ChapterShares({ shares }: { shares: readonly ChapterShare[] }) {
  return (
    <ul className="grid gap-4">
      {shares.map(({ chapterId, chapterName, subjectName, asked, correct, percent }) => (
        <li key={chapterId} className="grid gap-1.5">
          <div className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 break-words font-bold">{chapterName}</span>
            <span className="shrink-0 font-bold tabular-nums">{percent}%</span>
          </div>
          <ProgressBar
            percent={percent}
            label={chapterName}
            valueText={practiceCopy.share({ correct, asked })}
            tone={percent === 100 ? 'tick' : 'pen'}
          />
          <p className="text-meta text-ink-2">
            {subjectName} · {practiceCopy.share({ correct, asked })}
          </p>
        </li>
      ))}
    </ul>
  );
}
