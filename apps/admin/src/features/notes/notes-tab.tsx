import { Skeleton } from '@repo/ui/loading';
import { clsx } from 'clsx';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { ListState } from '#src/chapter-items/list-state.tsx';
import { Behind } from '#src/editing/behind.tsx';
import type { TabProps } from '#src/selection/chapter-tabs.ts';
import { useAskedPage, useTabChoice } from '#src/selection/selection.ts';
import { notesCopy } from './notes-copy.ts';
import { PageColumn } from './page-column.tsx';
import { PageEditor } from './page-editor.tsx';
import { TopicColumn } from './topic-column.tsx';
import { useColumns } from './use-columns.ts';
import { useTopics } from './use-topics.ts';

/** Value of `page` in the address while a new page is written; on a wide screen no page means the same. */
const newPage = 'new';

/** The chapter's notes: topics, their pages, and the editor of one page. A phone shows one of the three at a time. */
export function NotesTab({ chapter, tools }: TabProps) {
  const topics = useTopics(chapter._id);
  const { itemId, pageId, chooseItem, choosePage } = useTabChoice();
  useAskedPage('notes', topics.query, (page) => page === null || page === newPage);
  const { container, onKeyDown } = useColumns();
  // A saved page keeps its editor; the next new page gets a fresh one.
  const [written, setWritten] = useState<{ pageId: string; key: string } | null>(null);
  const [round, setRound] = useState(0);
  const isOpen = pageId !== null && pageId === written?.pageId;
  useEffect(() => {
    if (isOpen) setRound((count) => count + 1);
  }, [isOpen]);
  return (
    <ListState
      query={topics.query}
      failureText={notesCopy.topicsFetchFailed}
      skeleton={<Skeleton className="h-80 w-full" />}
    >
      {(all) => {
        const topic = all.find(({ _id }) => _id === itemId) ?? null;
        const page = topic?.pages.find(({ _id }) => _id === pageId) ?? null;
        const newKey = `${topic?._id}-${newPage}-${round}`;
        const editorKey = page && page._id === written?.pageId ? written.key : (page?._id ?? newKey);
        const step = topic === null ? 'topics' : pageId === null ? 'pages' : 'editor';
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: F6 moves between the columns inside
          <div
            ref={container}
            onKeyDown={onKeyDown}
            className="grid gap-4 lg:grid-cols-[15rem_13.75rem_minmax(0,1fr)]"
          >
            <Column label={notesCopy.topics} isShown={step === 'topics'}>
              <TopicColumn
                chapterId={chapter._id}
                topics={topics}
                all={all}
                chosenId={topic?._id ?? null}
                onChoose={(id) => void chooseItem(id)}
              />
              {tools ? <div className="mt-2 flex flex-wrap gap-2 px-2 pb-2">{tools}</div> : null}
            </Column>
            <Column
              label={notesCopy.pages}
              isShown={step === 'pages'}
              back={{ label: notesCopy.backToTopics, onBack: () => void chooseItem(null) }}
            >
              {topic ? (
                <Behind key={topic._id}>
                  <PageColumn
                    topic={topic}
                    topics={topics}
                    chosenId={page?._id ?? null}
                    onChoose={(id) => void choosePage(id)}
                    onNew={() => void choosePage(newPage)}
                  />
                </Behind>
              ) : (
                <p className="px-2 py-3 text-meta text-ink-2">{notesCopy.chooseTopic}</p>
              )}
            </Column>
            <Column
              label={notesCopy.editor}
              isShown={step === 'editor'}
              back={{ label: notesCopy.backToPages, onBack: () => void choosePage(null) }}
              hideHeading
              staysInView={false}
            >
              {topic ? (
                <Behind key={editorKey}>
                  <PageEditor
                    topic={topic}
                    page={page}
                    topics={topics}
                    onAdded={(pageId) => {
                      setWritten({ pageId, key: editorKey });
                      void choosePage(pageId, { replace: true, ignoreBlocker: true });
                    }}
                  />
                </Behind>
              ) : null}
            </Column>
          </div>
        );
      }}
    </ListState>
  );
}

function Column({
  label,
  isShown,
  back,
  hideHeading = false,
  staysInView = true,
  children,
}: {
  label: string;
  /** Which column a phone shows; a wide screen shows all three. */
  isShown: boolean;
  back?: { label: string; onBack: () => void };
  hideHeading?: boolean;
  /** Keeps the column in view on a wide screen while a long page scrolls. */
  staysInView?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      data-column
      aria-label={label}
      tabIndex={-1}
      className={clsx(
        'min-w-0 rounded-control',
        isShown ? 'block' : 'hidden lg:block',
        staysInView &&
          'lg:sticky lg:top-[calc(var(--top-bar)+12px)] lg:max-h-[calc(100dvh-var(--top-bar)-24px)] lg:self-start lg:overflow-y-auto',
      )}
    >
      {back ? (
        <button
          type="button"
          onClick={back.onBack}
          className="mb-1 inline-flex min-h-11 items-center gap-1 rounded-control pr-3 text-meta font-bold text-pen hover:bg-pen-tint lg:hidden"
        >
          <ChevronLeft size={18} aria-hidden="true" />
          {back.label}
        </button>
      ) : null}
      <h2 className={hideHeading ? 'sr-only' : 'mb-1 px-2 text-meta text-ink-2'}>{label}</h2>
      {children}
    </section>
  );
}
