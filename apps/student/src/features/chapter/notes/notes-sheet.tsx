import { Markup } from '@repo/ui/markup';
import { RuledSheet } from '@repo/ui/ruled-sheet';
import { Tick } from '@repo/ui/tick';
import { clsx } from 'clsx';
import { ExtraLabel } from '#src/content/extra/extra-label.tsx';
import type { LibraryTopic } from '#src/content/library/library.ts';
import { useSheetSize } from './sheet-size.ts';
import { WorkedExamples } from './worked-example.tsx';

/** The topic's pages in the margin, ticked up to the current one. The bar below says it in words. */
function PageTicks({ count, current }: { count: number; current: number }) {
  if (count < 2 || count > 12) return null;
  return (
    <ol
      aria-hidden="true"
      className="page-ticks absolute left-0 m-0! w-6 list-none! p-0! text-center md:w-16"
    >
      {Array.from({ length: count }, (_, index) => (
        <li
          key={`page-${index + 1}`}
          className={clsx(
            'grid place-items-center text-caption tabular-nums',
            index === current ? 'font-bold text-pen' : 'text-ink-3',
          )}
        >
          {index < current ? <Tick size={16} className="text-redpen" /> : index + 1}
        </li>
      ))}
    </ol>
  );
}

export function EmptySheet() {
  return <RuledSheet className="sheet margin-page flex-1" />;
}

/** A page of notes on ruled paper, with its topic as the heading. `isWhole` shows all steps of its examples. */
export function NotesSheet({
  topic,
  pageIndex,
  isWhole,
}: {
  topic: LibraryTopic;
  pageIndex: number;
  isWhole: boolean;
}) {
  const { size } = useSheetSize();
  const page = topic.pages[pageIndex];
  return (
    <RuledSheet size={size} className="sheet notes-sheet margin-page content-text flex-1">
      <h2 data-unmarked>{topic.name}</h2>
      <ExtraLabel item={topic} className="leading-[var(--rule)]" />
      {page ? (
        <WorkedExamples key={page._id} pageId={page._id} isWhole={isWhole}>
          <Markup text={page.content} isPage />
        </WorkedExamples>
      ) : null}
      <PageTicks count={topic.pages.length} current={pageIndex} />
    </RuledSheet>
  );
}
