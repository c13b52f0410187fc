import type { PageDraft, TopicDraft } from '@repo/contracts/content.drafts';
import { Button } from '@repo/ui/button';
import { Menu } from '@repo/ui/menu';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, EllipsisVertical, Plus, Trash2 } from 'lucide-react';
import { api } from '#src/api/api.ts';
import { trpc } from '#src/api/trpc.ts';
import { itemsCopy } from '#src/chapter-items/chapter-items-copy.ts';
import { VariantBadges } from '#src/chapter-items/language-field.tsx';
import { useListOrder } from '#src/chapter-items/use-list-order.ts';
import { usePartTransfer } from '#src/chapter-items/use-transfer.tsx';
import { useDelayedDelete } from '#src/editing/delayed-delete.tsx';
import { flushDeletes } from '#src/editing/pending-deletes.ts';
import { SortableList, type SortableRowState } from '#src/editing/sortable-list.tsx';
import { askToLeave } from '#src/editing/unsaved-work.ts';
import { Selectable, SelectionBar, useSelection } from '#src/item-tab/selection.tsx';
import { notesCopy } from './notes-copy.ts';
import { pagePreview } from './page-preview.ts';
import type { Topics } from './use-topics.ts';

const icon = { size: 18, 'aria-hidden': true } as const;

/** The pages of the selected topic: select, order, delete the last one, start a new one. */
export function PageColumn({
  topic,
  topics,
  chosenId,
  onChoose,
  onNew,
}: {
  topic: TopicDraft;
  topics: Topics;
  chosenId: string | null;
  onChoose: (pageId: string | null) => void;
  onNew: () => void;
}) {
  const topicId = topic._id;
  const { mutateAsync: reorderOn } = trpc.content.topics.reorderPages.useMutation();
  const order = useListOrder({
    items: topic.pages,
    send: async (ids) => {
      // Send pending deletions first, because only the last page may be deleted.
      await flushDeletes();
      const left = topics.current().find(({ _id }) => _id === topicId)?.pages ?? [];
      const pageIds = ids.filter((id) => left.some(({ _id }) => _id === id));
      await reorderOn({ topicId, pageIds });
      await topics.reload();
    },
    refetch: topics.reload,
  });
  const deletion = useDelayedDelete<PageDraft>({
    noun: 'Page',
    nameOf: (page) => notesCopy.page(topic.pages.indexOf(page) + 1),
    consequence: ({ content }) => pagePreview(content) || notesCopy.pageEmpty,
    failureText: itemsCopy.pageDeleteFailed,
    send: async ({ _id }) => {
      topics.put(await api.content.topics.deletePage.mutate({ topicId, pageId: _id }));
    },
    onGone: ({ _id }) => {
      if (_id === chosenId) onChoose(null);
    },
  });
  const shown = order.ordered.filter(({ _id }) => !deletion.isGone(_id));
  const transfer = usePartTransfer({
    chapterId: topic.chapter._id,
    holders: 'topics',
    holderId: topicId,
    noun: 'Page',
    copy: (ids, toId) => topics.copyPages(topicId, ids, toId),
    async move(ids, toId) {
      const undo = await topics.movePages(topicId, ids, toId);
      if (chosenId !== null && ids.includes(chosenId)) onChoose(null);
      return undo;
    },
  });
  const selection = useSelection(transfer.entriesOfMany);
  const remove = async (page: PageDraft) => {
    if (page._id === chosenId && !(await askToLeave())) return;
    // A later page's deletion may be pending; the server deletes them one by one.
    if (shown.length < topic.pages.length) void flushDeletes();
    deletion.ask(page);
  };
  const row = (page: PageDraft, controls: SortableRowState, index: number) => (
    <Selectable selection={selection} id={page._id} name={notesCopy.page(index + 1)}>
      {' '}
      <div className={clsx('flex items-start rounded-control', page._id === chosenId && 'bg-pen-tint')}>
        {controls.handle}
        <button
          type="button"
          aria-current={page._id === chosenId || undefined}
          onClick={() => onChoose(page._id)}
          className="min-h-11 min-w-0 flex-1 rounded-control px-1 py-2 text-left text-meta wrap-anywhere hover:bg-sunken"
        >
          <span className={clsx('block font-bold', page._id === chosenId && 'text-pen')}>
            {notesCopy.page(index + 1)}
          </span>
          <span className="block text-caption text-ink-2">
            {pagePreview(page.content) || notesCopy.pageEmpty}
          </span>
          <span className="flex flex-wrap gap-1">
            <VariantBadges variants={page.variants} />
          </span>
        </button>
        <Menu
          label={notesCopy.pageActions(index + 1)}
          trigger={<EllipsisVertical {...icon} />}
          items={[
            {
              label: notesCopy.moveUp,
              icon: <ArrowUp {...icon} />,
              disabled: controls.isFirst,
              onSelect: controls.moveUp,
            },
            {
              label: notesCopy.moveDown,
              icon: <ArrowDown {...icon} />,
              disabled: controls.isLast,
              onSelect: controls.moveDown,
            },
            ...transfer.entries(page, notesCopy.page(index + 1)),
            {
              label: notesCopy.remove,
              tone: 'danger',
              icon: <Trash2 {...icon} />,
              disabled: !controls.isLast,
              reason: controls.isLast ? undefined : notesCopy.onlyLastPage,
              onSelect: () => void remove(page),
            },
          ]}
        />
      </div>
    </Selectable>
  );
  return (
    <>
      {shown.length === 0 ? <p className="px-2 py-3 text-meta text-ink-2">{notesCopy.noPages}</p> : null}
      {shown.length > 1 ? <SelectionBar selection={selection} shown={shown} /> : null}
      <SortableList
        items={shown}
        idOf={({ _id }) => _id}
        nameOf={(_page, index) => notesCopy.page(index + 1)}
        onReorder={order.reorder}
        label={notesCopy.pages}
        className="grid gap-1"
      >
        {row}
      </SortableList>
      <Button
        variant="quiet"
        size="sm"
        className="mt-2 w-full justify-start"
        icon={<Plus {...icon} />}
        onClick={onNew}
      >
        {notesCopy.addPage}
      </Button>
      {transfer.dialog}
      {deletion.dialog}
    </>
  );
}
