import type { TopicDraft } from '@repo/contracts/content.drafts';
import { Button } from '@repo/ui/button';
import { Menu } from '@repo/ui/menu';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, EllipsisVertical, Pencil, Plus, Text, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '#src/api/api.ts';
import { trpc } from '#src/api/trpc.ts';
import { itemsCopy } from '#src/chapter-items/chapter-items-copy.ts';
import { useListOrder } from '#src/chapter-items/use-list-order.ts';
import { useTransfer } from '#src/chapter-items/use-transfer.tsx';
import { useDelayedDelete } from '#src/editing/delayed-delete.tsx';
import { SortableList, type SortableRowState } from '#src/editing/sortable-list.tsx';
import { askToLeave, isAskedToLeave } from '#src/editing/unsaved-work.ts';
import { AddTopicDialog } from './add-topic-dialog.tsx';
import { notesCopy } from './notes-copy.ts';
import { TopicDescriptionDialog } from './topic-description-dialog.tsx';
import { TopicName } from './topic-name.tsx';
import type { Topics } from './use-topics.ts';

const icon = { size: 18, 'aria-hidden': true } as const;

/** The topics of the chapter: select, add, rename, describe, order, delete. */
export function TopicColumn({
  chapterId,
  topics,
  all,
  chosenId,
  onChoose,
}: {
  chapterId: string;
  topics: Topics;
  all: readonly TopicDraft[];
  chosenId: string | null;
  onChoose: (topicId: string | null) => void;
}) {
  const [isAdding, setIsAdding] = useState(false);
  const [renamedId, setRenamedId] = useState<string | null>(null);
  const [describedId, setDescribedId] = useState<string | null>(null);
  const { mutateAsync: reorderOn } = trpc.content.topics.reorder.useMutation();
  const order = useListOrder({
    items: all,
    send: async (ids) => {
      await reorderOn({ chapterId, ids });
      await topics.reload();
    },
    refetch: topics.reload,
  });
  const deletion = useDelayedDelete<TopicDraft>({
    noun: 'Topic',
    nameOf: ({ name }) => name,
    consequence: ({ pages }) => notesCopy.topicGoes(pages.length),
    failureText: notesCopy.topicDeleteFailed,
    send: async ({ _id }) => {
      await api.content.topics.delete.mutate({ id: _id });
      await topics.reload();
    },
    onGone: ({ _id }) => {
      if (_id === chosenId) onChoose(null);
    },
  });
  const transfer = useTransfer({ chapterId, noun: 'Topic', copy: topics.copy, move: topics.move });
  const described = all.find(({ _id }) => _id === describedId);
  const shown = order.ordered.filter(({ _id }) => !deletion.isGone(_id));
  const remove = async (topic: TopicDraft) => {
    if (topic._id !== chosenId || (await askToLeave())) deletion.ask(topic);
  };
  /**
   * Closes this topic's field only, because the reply may arrive when the next name is already being typed.
   */
  const closeName = (topicId: string) => setRenamedId((now) => (now === topicId ? null : now));
  const row = (topic: TopicDraft, controls: SortableRowState) =>
    renamedId === topic._id ? (
      <TopicName topic={topic} onRenamed={topics.put} onClose={() => closeName(topic._id)} />
    ) : (
      <div className={clsx('flex items-start rounded-control', topic._id === chosenId && 'bg-pen-tint')}>
        {controls.handle}
        <button
          type="button"
          aria-current={topic._id === chosenId || undefined}
          onClick={() => onChoose(topic._id)}
          onDoubleClick={() => setRenamedId(topic._id)}
          className={clsx(
            'min-h-11 min-w-0 flex-1 rounded-control px-1 py-2 text-left text-meta wrap-anywhere hover:bg-sunken',
            topic._id === chosenId ? 'font-bold text-pen' : 'text-ink',
          )}
        >
          {topic.name}
          <span className="block text-caption font-normal text-ink-2">
            {notesCopy.topicPages(topic.pages.length)}
            {topic.isExtra ? ` · ${itemsCopy.isExtra}` : null}
          </span>
        </button>
        <Menu
          label={notesCopy.topicActions(topic.name)}
          trigger={<EllipsisVertical {...icon} />}
          items={[
            { label: notesCopy.rename, icon: <Pencil {...icon} />, onSelect: () => setRenamedId(topic._id) },
            {
              label: notesCopy.editDescription,
              icon: <Text {...icon} />,
              onSelect: () => setDescribedId(topic._id),
            },
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
            ...transfer.entries(topic, topic.name),
            {
              label: notesCopy.remove,
              tone: 'danger',
              icon: <Trash2 {...icon} />,
              onSelect: () => void remove(topic),
            },
          ]}
        />
      </div>
    );
  return (
    <>
      {shown.length === 0 ? (
        <p className="px-2 py-3 text-meta text-ink-2">
          <strong className="block text-ink">{notesCopy.noTopics}</strong>
          {notesCopy.noTopicsHint}
        </p>
      ) : null}
      <SortableList
        items={shown}
        idOf={({ _id }) => _id}
        nameOf={({ name }) => name}
        onReorder={order.reorder}
        label={notesCopy.topics}
        className="grid gap-1"
      >
        {row}
      </SortableList>
      <Button
        variant={shown.length === 0 ? 'primary' : 'quiet'}
        size="sm"
        className="mt-2 w-full justify-start"
        icon={<Plus {...icon} />}
        onClick={() => setIsAdding(true)}
      >
        {shown.length === 0 ? notesCopy.addFirstTopic : notesCopy.addTopic}
      </Button>
      {isAdding ? (
        <AddTopicDialog
          chapterId={chapterId}
          topics={topics}
          onMade={(topic) => {
            // Don't navigate if it was saved while leaving for another place.
            if (!isAskedToLeave()) onChoose(topic._id);
          }}
          onClose={() => setIsAdding(false)}
        />
      ) : null}
      {described ? (
        <TopicDescriptionDialog topic={described} topics={topics} onClose={() => setDescribedId(null)} />
      ) : null}
      {transfer.dialog}
      {deletion.dialog}
    </>
  );
}
