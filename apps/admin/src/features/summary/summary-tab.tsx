import type { SummaryDraft } from '@repo/contracts/content.drafts';
import { Button } from '@repo/ui/button';
import { Character } from '@repo/ui/character';
import { EmptyState } from '@repo/ui/empty-state';
import { Skeleton } from '@repo/ui/loading';
import { ChevronLeft, Plus } from 'lucide-react';
import { useState } from 'react';
import { ListState } from '#src/chapter-items/list-state.tsx';
import { isAskedToLeave } from '#src/editing/unsaved-work.ts';
import { useMediaQuery, wideQuery } from '#src/editing/use-media-query.ts';
import { useItemList } from '#src/item-tab/use-item-list.ts';
import type { TabProps } from '#src/selection/chapter-tabs.ts';
import { useAskedPage, useTabChoice } from '#src/selection/selection.ts';
import { summaryCopy } from './summary-copy.ts';
import { SummaryPages } from './summary-pages.tsx';
import { TitleDialog } from './title-dialog.tsx';
import { TitleList } from './title-list.tsx';
import { useChoosePage } from './use-page-choice.ts';
import { useSummaries } from './use-summaries.ts';

type Open = { summary: SummaryDraft | null };

/** The Summary tab: titles, pages, editor; one at a time in a single-column layout. */
export function SummaryTab({ chapter, tools }: TabProps) {
  const summaries = useSummaries(chapter._id);
  const { itemId, pageId, chooseItem, choosePage: chooseOther } = useTabChoice();
  useAskedPage('summary', summaries.query);
  const choosePage = useChoosePage();
  const isNarrow = !useMediaQuery(wideQuery);
  const [dialog, setDialog] = useState<Open | null>(null);
  const { deletion, left, transfer, reorder } = useItemList<SummaryDraft>({
    list: 'summaries',
    chapterId: chapter._id,
    drafts: summaries,
    nameOf: ({ title }) => title,
    consequence: ({ pages }) => summaryCopy.removeWhat(pages.length),
    failureText: summaryCopy.summaryDeleteFailed,
    isAsked: false,
    onGone: ({ _id }) => {
      if (_id === itemId) void choosePage(undefined);
    },
  });
  // With room beside the titles, opens the summary that students see by default.
  const chosen = left.find(({ _id }) => _id === itemId) ?? (isNarrow ? null : (left[0] ?? null));
  const showsTitles = !isNarrow || chosen === null;
  // Leaving a summary asks about its unsaved pages; a phone shows the list of pages first.
  const open = ({ _id, pages }: SummaryDraft, isNew = false) =>
    isNarrow && !isNew ? chooseItem(_id) : chooseOther(pages[0]?._id ?? null, { itemId: _id });
  const back = isNarrow ? (
    <Button
      variant="quiet"
      size="sm"
      className="justify-self-start"
      icon={<ChevronLeft size={18} aria-hidden="true" />}
      onClick={() => void chooseItem(null)}
    >
      {summaryCopy.backToTitles}
    </Button>
  ) : null;
  return (
    <div className="grid min-w-0 gap-4">
      <ListState
        query={summaries.query}
        failureText={summaryCopy.summariesFetchFailed}
        skeleton={<Columns />}
      >
        {() => (
          <div className="grid min-w-0 items-start gap-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
            {showsTitles ? (
              <section aria-label={summaryCopy.heading} className="grid min-w-0 gap-2">
                <Button
                  size="sm"
                  icon={<Plus size={18} aria-hidden="true" />}
                  onClick={() => setDialog({ summary: null })}
                >
                  {summaryCopy.add}
                </Button>
                {tools}
                <TitleList
                  summaries={left}
                  chosenId={chosen?._id ?? null}
                  onChoose={(summary) => summary._id === chosen?._id || void open(summary)}
                  onRename={(summary) => setDialog({ summary })}
                  onDelete={deletion.ask}
                  entriesOf={(summary) => transfer.entries(summary, summary.title)}
                  onReorder={(ids) => {
                    // Put the summary open by default into the address, so that it stays open.
                    if (chosen && chosen._id !== itemId) void choosePage(chosen._id);
                    reorder(ids);
                  }}
                />
              </section>
            ) : null}
            {left.length === 0 ? (
              <EmptyState art={<Character name="kalam" mood="think" />} title={summaryCopy.empty}>
                {summaryCopy.emptyHint}
              </EmptyState>
            ) : chosen ? (
              <SummaryPages
                key={chosen._id}
                summary={chosen}
                pageId={pageId}
                isNarrow={isNarrow}
                acts={summaries}
                back={back}
                onChoose={(id) => void choosePage(chosen._id, id)}
              />
            ) : null}
          </div>
        )}
      </ListState>
      {dialog ? (
        <TitleDialog
          chapterId={chapter._id}
          summary={summaries.query.data?.find(({ _id }) => _id === dialog.summary?._id) ?? dialog.summary}
          acts={summaries}
          onCreated={(summary) => {
            // Don't navigate if it was saved while leaving for another place.
            if (!isAskedToLeave()) void open(summary, true);
          }}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {transfer.dialog}
      {deletion.dialog}
    </div>
  );
}

function Columns() {
  return (
    <div className="grid gap-4 lg:grid-cols-[15rem_12rem_minmax(0,1fr)]">
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-125 w-full" />
    </div>
  );
}
