import type { WrittenDraft } from '@repo/contracts/content.drafts';
import { firstWords } from '@repo/contracts/written.texts';
import { Button } from '@repo/ui/button';
import { Character } from '@repo/ui/character';
import { EmptyState } from '@repo/ui/empty-state';
import { Skeleton } from '@repo/ui/loading';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ListState } from '#src/chapter-items/list-state.tsx';
import { shortName } from '#src/chapter-items/short-name.ts';
import { useListOrder } from '#src/chapter-items/use-list-order.ts';
import { useTransfer } from '#src/chapter-items/use-transfer.tsx';
import { useDelayedDelete } from '#src/editing/delayed-delete.tsx';
import { newKey } from '#src/editing/new-key.ts';
import { SortableList } from '#src/editing/sortable-list.tsx';
import type { TabProps } from '#src/selection/chapter-tabs.ts';
import { useAskedItem } from '#src/selection/selection.ts';
import { useWritten } from './use-written.ts';
import { writtenCopy } from './written-copy.ts';
import { WrittenDialog } from './written-dialog.tsx';
import { formOfWritten } from './written-form.ts';
import { WrittenPreview } from './written-preview.tsx';
import { WrittenRow } from './written-row.tsx';

type Open =
  | { kind: 'new' }
  | { kind: 'preview'; question: WrittenDraft }
  /** `asked` differs each time a question is requested. */
  | { kind: 'edit'; question: WrittenDraft; asked?: string };

const nameOf = (question: WrittenDraft) => shortName(firstWords(question)) || writtenCopy.untitled;

/**
 * The Written tab: the chapter's written questions; one is edited in a dialog. `writtenTools` are shown below
 * each question.
 */
export function WrittenTab({ chapter, tools, writtenTools }: TabProps) {
  const written = useWritten(chapter._id);
  const [open, setOpen] = useState<Open | null>(null);
  const { ordered, reorder } = useListOrder({
    items: written.query.data ?? [],
    send: written.reorder,
    refetch: written.query.refetch,
  });
  const deletion = useDelayedDelete<WrittenDraft>({
    noun: 'Written question',
    nameOf,
    send: written.remove,
    failureText: writtenCopy.writtenDeleteFailed,
  });
  const transfer = useTransfer({
    chapterId: chapter._id,
    noun: 'Written question',
    copy: written.copy,
    move: written.move,
  });
  useAskedItem('written', written.query, (question) => setOpen({ kind: 'edit', question, asked: newKey() }));
  const edited = open?.kind === 'edit' ? open.question : null;
  return (
    <section aria-label={writtenCopy.heading} className="grid min-w-0 gap-4">
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => setOpen({ kind: 'new' })}
        >
          {writtenCopy.add}
        </Button>
        {tools}
      </div>
      <ListState query={written.query} failureText={writtenCopy.writtenFetchFailed} skeleton={<Rows />}>
        {() => {
          const left = ordered.filter(({ _id }) => !deletion.isGone(_id));
          if (left.length === 0)
            return (
              <EmptyState art={<Character name="prakar" mood="think" />} title={writtenCopy.empty}>
                {writtenCopy.emptyHint}
              </EmptyState>
            );
          return (
            <SortableList
              label={writtenCopy.heading}
              items={left}
              idOf={({ _id }) => _id}
              nameOf={nameOf}
              onReorder={reorder}
              className="grid overflow-clip rounded-card border-[1.5px] border-edge bg-surface"
              rowClassName="border-b-[1.5px] border-line bg-surface last:border-b-0"
            >
              {(question, { handle, moveButtons }) => (
                <WrittenRow
                  question={question}
                  name={nameOf(question)}
                  handle={handle}
                  controls={moveButtons}
                  tools={writtenTools?.({ _id: question._id, name: nameOf(question) })}
                  entries={transfer.entries(question, nameOf(question))}
                  onEdit={() => setOpen({ kind: 'edit', question })}
                  onPreview={() => setOpen({ kind: 'preview', question })}
                  onDelete={() => deletion.ask(question)}
                />
              )}
            </SortableList>
          );
        }}
      </ListState>
      {open?.kind === 'new' || edited ? (
        <WrittenDialog
          key={(open?.kind === 'edit' && open.asked) || 'written'}
          chapterId={chapter._id}
          question={edited && (written.query.data?.find(({ _id }) => _id === edited._id) ?? edited)}
          acts={written}
          onCreated={(question) => setOpen({ kind: 'edit', question })}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open?.kind === 'preview' ? (
        <WrittenPreview form={formOfWritten(open.question)} onClose={() => setOpen(null)} />
      ) : null}
      {transfer.dialog}
      {deletion.dialog}
    </section>
  );
}

function Rows() {
  return (
    <div className="grid gap-3">
      {['one', 'two', 'three'].map((row) => (
        <Skeleton key={row} className="h-20 w-full" />
      ))}
    </div>
  );
}
