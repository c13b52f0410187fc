import type { ChapterMemory as Memory } from '@repo/contracts/chapter-memory';
import { spokenText } from '@repo/ui/markup-needs';
import { ProgressBar } from '@repo/ui/progress-bar';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { trpc } from '#src/api/trpc.ts';
import { tabOfList } from '#src/selection/chapter-tabs.ts';
import { statisticsCopy } from './statistics-copy.ts';
import { StatisticsMissing } from './statistics-frame.tsx';

type Chapter = { _id: string; subjectId: string };

/**
 * What students of a chapter forget, and the pages before their mistakes, each with a link, before which
 * `onLeave` closes the dialog.
 */
export function ChapterMemory({ chapter, onLeave }: { chapter: Chapter; onLeave: () => void }) {
  const query = trpc.admin.chapterMemory.useQuery({ chapterId: chapter._id }, { gcTime: 0 });
  const { data } = query;
  if (!data) return <StatisticsMissing query={query} />;
  const { items, pages } = data;
  return (
    <div className="grid gap-6">
      <p className="text-meta text-ink-2">{statisticsCopy.memory.note}</p>
      <Part
        title={statisticsCopy.memory.items}
        none={items.length === 0 ? statisticsCopy.memory.noItems : null}
      >
        {items.map((item) => (
          <Forgotten key={`${item.itemId} ${item.place}`} item={item} chapter={chapter} onLeave={onLeave} />
        ))}
      </Part>
      <Part
        title={statisticsCopy.memory.pages}
        none={pages.length === 0 ? statisticsCopy.memory.noPages : null}
      >
        {pages.map((page) => (
          <PageBefore key={page.pageId} page={page} chapter={chapter} onLeave={onLeave} />
        ))}
      </Part>
    </div>
  );
}

function Part({ title, none, children }: { title: string; none: string | null; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h3 className="text-body font-bold">{title}</h3>
      {none ? <p className="text-meta">{none}</p> : <ol className="grid gap-4">{children}</ol>}
    </section>
  );
}

type RowProps = { chapter: Chapter; onLeave: () => void };
const rowLink =
  'inline-flex min-h-11 items-center justify-self-start font-bold text-pen underline underline-offset-3 wrap-anywhere';

function Forgotten({ item, chapter, onLeave }: RowProps & { item: Memory['items'][number] }) {
  const { list, itemId, place, text, students, looks, forgottenPercent } = item;
  const words = spokenText(text);
  return (
    <li className="grid gap-1">
      <Link
        to="/$subjectId/$chapterId/$tab"
        params={{ subjectId: chapter.subjectId, chapterId: chapter._id, tab: tabOfList(list) }}
        search={place === null ? { item: itemId } : { item: itemId, page: String(place) }}
        onClick={onLeave}
        className={rowLink}
      >
        {words}
      </Link>
      <span className="text-meta text-ink-2">
        {statisticsCopy.memory.kind[list]} ·{' '}
        {statisticsCopy.memory.forgotten(forgottenPercent, looks, students)}
      </span>
      <ProgressBar percent={forgottenPercent} label={words} tone="pen" />
    </li>
  );
}

function PageBefore({ page, chapter, onLeave }: RowProps & { page: Memory['pages'][number] }) {
  const name = statisticsCopy.memory.page(page.topic, page.page);
  return (
    <li className="grid gap-1">
      <Link
        to="/$subjectId/$chapterId/$tab"
        params={{ subjectId: chapter.subjectId, chapterId: chapter._id, tab: tabOfList('topics') }}
        search={{ item: page.topicId, page: page.pageId }}
        onClick={onLeave}
        className={rowLink}
      >
        {name}
      </Link>
      <span className="text-meta text-ink-2">
        {statisticsCopy.memory.right(page.correctPercent, page.students)}
      </span>
      <ProgressBar percent={page.correctPercent} label={name} tone="tick" />
    </li>
  );
}
