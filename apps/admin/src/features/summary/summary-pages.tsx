import type { PageDraft, SummaryDraft } from '@repo/contracts/content.drafts';
import { languages } from '@repo/contracts/languages';
import * as contentMessages from '@repo/contracts/messages/content';
import { Button } from '@repo/ui/button';
import { EmptyState } from '@repo/ui/empty-state';
import { toast } from '@repo/ui/toast';
import { ChevronLeft, Plus } from 'lucide-react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { itemsCopy } from '#src/chapter-items/chapter-items-copy.ts';
import { draftKeyIn } from '#src/chapter-items/page-texts.ts';
import { useListOrder } from '#src/chapter-items/use-list-order.ts';
import { usePartTransfer } from '#src/chapter-items/use-transfer.tsx';
import { useDelayedDelete } from '#src/editing/delayed-delete.tsx';
import { dropDraft } from '#src/editing/draft-store.ts';
import { SelectionBar, useSelection } from '#src/item-tab/selection.tsx';
import { PageList } from './page-list.tsx';
import { summaryCopy } from './summary-copy.ts';
import { pageDraftKey, SummaryPageEditor } from './summary-page-editor.tsx';
import type { Summaries } from './use-summaries.ts';
import { countWords } from './word-count.ts';

/** Pages and editor of one summary, side by side or (`isNarrow`) one at a time. Key it by the summary. */
export function SummaryPages({
  summary,
  pageId,
  isNarrow,
  acts,
  back,
  onChoose,
}: {
  summary: SummaryDraft;
  /** The open page; null for none. */
  pageId: string | null;
  isNarrow: boolean;
  acts: Summaries;
  back: ReactNode;
  /** Opens a page; undefined closes the open one. */
  onChoose: (pageId: string | undefined) => void;
}) {
  const [dirtyIds, setDirtyIds] = useState<ReadonlySet<string>>(new Set<string>());
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [isAdding, setIsAdding] = useState(false);
  const isSending = useRef(false);
  const { ordered, reorder } = useListOrder({
    items: summary.pages,
    send: (ids) => acts.reorderPages(summary._id, ids),
    refetch: acts.query.refetch,
  });
  const numbered = ordered.map((page, index) => ({ ...page, pageNumber: index + 1 }));
  const deletion = useDelayedDelete<PageDraft>({
    noun: 'Page',
    nameOf: (page) => summaryCopy.page(numbered.find(({ _id }) => _id === page._id)?.pageNumber ?? 1),
    async send(page) {
      await acts.removePage(summary._id, page);
      for (const language of languages) await dropDraft(draftKeyIn(pageDraftKey(page._id), language));
    },
    failureText: itemsCopy.pageDeleteFailed,
    onGone(page) {
      const at = numbered.findIndex(({ _id }) => _id === page._id);
      onChoose((numbered[at - 1] ?? numbered[at + 1])?._id);
    },
  });
  const pages = numbered
    .filter(({ _id }) => !deletion.isGone(_id))
    .map((page, index) => ({ ...page, pageNumber: index + 1 }));
  const open = pages.find(({ _id }) => _id === pageId) ?? (isNarrow ? null : (pages[0] ?? null));
  const wordsInAll = pages.reduce((sum, page) => sum + countWords(texts[page._id] ?? page.content), 0);

  const onDirty = useCallback((id: string, isDirty: boolean) => {
    setDirtyIds((ids) => {
      if (ids.has(id) === isDirty) return ids;
      const next = new Set(ids);
      if (isDirty) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const onWords = useCallback((id: string, text: string) => {
    setTexts((all) => (all[id] === text ? all : { ...all, [id]: text }));
  }, []);
  const transfer = usePartTransfer({
    chapterId: summary.chapter._id,
    holders: 'summaries',
    holderId: summary._id,
    noun: 'Page',
    copy: (ids, toId) => acts.copyPages(summary._id, ids, toId),
    async move(ids, toId) {
      const undo = await acts.movePages(summary._id, ids, toId);
      if (pageId !== null && ids.includes(pageId)) onChoose(undefined);
      return undo;
    },
  });
  const selection = useSelection(transfer.entriesOfMany);
  const stays = pages.length > 1 ? null : contentMessages.summaryKeepsPage;
  const addPage = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setIsAdding(true);
    try {
      const { pages: now } = await acts.addPage(summary._id);
      onChoose(now.at(-1)?._id);
    } catch (error) {
      if (!isSessionRefused(error)) toast.error(sentenceOf(error, itemsCopy.pageAddFailed));
    } finally {
      isSending.current = false;
      setIsAdding(false);
    }
  };
  const backToPages = isNarrow ? (
    <Button
      variant="quiet"
      size="sm"
      icon={<ChevronLeft size={18} aria-hidden="true" />}
      onClick={() => onChoose(undefined)}
    >
      {summaryCopy.backToPages}
    </Button>
  ) : null;
  const showsList = !isNarrow || open === null;
  return (
    <div className="grid min-w-0 items-start gap-4 lg:grid-cols-[12rem_minmax(0,1fr)]">
      {showsList ? (
        <section aria-label={summaryCopy.pages} className="grid min-w-0 gap-2">
          {back}
          <h2 className="text-meta">{isNarrow ? summary.title : summaryCopy.pages}</h2>
          {pages.length === 0 ? <EmptyState title={summaryCopy.noPages} /> : null}
          {pages.length > 1 ? <SelectionBar selection={selection} shown={pages} /> : null}
          <PageList
            selection={selection}
            pages={pages.map((page) => ({ ...page, content: texts[page._id] ?? page.content }))}
            chosenId={open?._id ?? null}
            dirtyIds={dirtyIds}
            isNarrow={isNarrow}
            entriesOf={(page, index) => transfer.entries(page, summaryCopy.page(index + 1), stays)}
            onChoose={onChoose}
            onReorder={(ids) => {
              // Put the page open by default into the address, so that it stays open.
              if (open && open._id !== pageId) onChoose(open._id);
              reorder(ids);
            }}
          />
          <Button
            variant="outlined"
            size="sm"
            busy={isAdding}
            icon={<Plus size={18} aria-hidden="true" />}
            onClick={addPage}
          >
            {summaryCopy.addPage}
          </Button>
        </section>
      ) : null}
      <div className="min-w-0">
        {pages.map((page) => (
          <SummaryPageEditor
            key={page._id}
            summary={{ _id: summary._id, title: summary.title, pages }}
            page={page}
            isOpen={page._id === open?._id}
            acts={acts}
            back={backToPages}
            onDirty={onDirty}
            onWords={onWords}
            wordsInAll={wordsInAll}
            onDelete={pages.length > 1 ? () => deletion.ask(page) : null}
          />
        ))}
      </div>
      {transfer.dialog}
      {deletion.dialog}
    </div>
  );
}
