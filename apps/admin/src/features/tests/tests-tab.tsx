import type { TestDraft } from '@repo/contracts/content.drafts';
import { Button } from '@repo/ui/button';
import { Character } from '@repo/ui/character';
import { EmptyState } from '@repo/ui/empty-state';
import { Skeleton } from '@repo/ui/loading';
import { useAtom } from 'jotai';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ItemRow } from '#src/chapter-items/item-row.tsx';
import { ListState } from '#src/chapter-items/list-state.tsx';
import { useListOrder } from '#src/chapter-items/use-list-order.ts';
import { useTransfer } from '#src/chapter-items/use-transfer.tsx';
import { useDelayedDelete } from '#src/editing/delayed-delete.tsx';
import { newKey } from '#src/editing/new-key.ts';
import { SortableList } from '#src/editing/sortable-list.tsx';
import { type HandedDocument, handedDocumentAtom } from '#src/import-export/handed-document.ts';
import type { TabProps } from '#src/selection/chapter-tabs.ts';
import { useAskedItem } from '#src/selection/selection.ts';
import { StudentPreview } from './student-preview.tsx';
import { TestDialog } from './test-dialog.tsx';
import { formOfTest } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';
import { useTests } from './use-tests.ts';

type Open =
  /** `paper` is a question paper whose questions are added. */
  | { kind: 'new'; paper?: HandedDocument }
  | { kind: 'preview'; test: TestDraft }
  /** `asked` is another for every time that a question is asked for. */
  | { kind: 'edit'; test: TestDraft; startAt?: number; asked?: string };

/** The Test tab: the chapter's tests; one is written in a dialog. `tools` stand at its head, `testTools` under a test. */
export function TestsTab({ chapter, tools, testTools }: TabProps) {
  const tests = useTests(chapter._id);
  const [open, setOpen] = useState<Open | null>(null);
  const { ordered, reorder } = useListOrder({
    items: tests.query.data ?? [],
    send: tests.reorder,
    refetch: tests.query.refetch,
  });
  const deletion = useDelayedDelete<TestDraft>({
    noun: 'Test',
    nameOf: ({ title }) => title,
    consequence: ({ questions }) => testsCopy.removeWhat(questions.length),
    send: tests.remove,
    failureText: testsCopy.testDeleteFailed,
  });
  const transfer = useTransfer({
    chapterId: chapter._id,
    noun: 'Test',
    copy: tests.copy,
    move: tests.move,
  });
  useAskedItem('test', tests.query, (test, part) =>
    setOpen({
      kind: 'edit',
      test,
      startAt: part === null ? undefined : Number(part),
      asked: newKey(),
    }),
  );
  const [handed, setHanded] = useAtom(handedDocumentAtom);
  useEffect(() => {
    if (!handed) return;
    setHanded(null);
    setOpen({ kind: 'new', paper: handed });
  }, [handed, setHanded]);
  const edited = open?.kind === 'edit' ? open.test : null;
  return (
    <section aria-label={testsCopy.heading} className="grid min-w-0 gap-4">
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => setOpen({ kind: 'new' })}
        >
          {testsCopy.add}
        </Button>
        {tools}
      </div>
      <ListState query={tests.query} failureText={testsCopy.testsFetchFailed} skeleton={<Rows />}>
        {() => {
          const left = ordered.filter(({ _id }) => !deletion.isGone(_id));
          if (left.length === 0)
            return (
              <EmptyState art={<Character name="prakar" mood="think" />} title={testsCopy.empty}>
                {testsCopy.emptyHint}
              </EmptyState>
            );
          return (
            <SortableList
              label={testsCopy.heading}
              items={left}
              idOf={({ _id }) => _id}
              nameOf={({ title }) => title}
              onReorder={reorder}
              className="grid overflow-clip rounded-card border-[1.5px] border-edge bg-surface"
              rowClassName="border-b-[1.5px] border-line bg-surface last:border-b-0"
            >
              {(test, { handle, moveButtons }) => (
                <ItemRow
                  title={test.title}
                  names={{
                    edit: testsCopy.editNamed(test.title),
                    preview: testsCopy.previewNamed(test.title),
                    remove: testsCopy.removeNamed(test.title),
                    acts: testsCopy.actsOf(test.title),
                  }}
                  handle={handle}
                  controls={moveButtons}
                  tools={testTools?.(test)}
                  entries={transfer.entries(test, test.title)}
                  onEdit={() => setOpen({ kind: 'edit', test })}
                  onPreview={() => setOpen({ kind: 'preview', test })}
                  onDelete={() => deletion.ask(test)}
                >
                  <p className="text-meta text-ink-2">
                    {testsCopy.facts(test.questions.length, test.timeLimit, test.passingScore)}
                  </p>
                </ItemRow>
              )}
            </SortableList>
          );
        }}
      </ListState>
      {open?.kind === 'new' || edited ? (
        <TestDialog
          key={(open?.kind === 'edit' && open.asked) || 'test'}
          chapterId={chapter._id}
          test={edited && (tests.query.data?.find(({ _id }) => _id === edited._id) ?? edited)}
          paper={open?.kind === 'new' ? open.paper : undefined}
          startAt={open?.kind === 'edit' ? open.startAt : undefined}
          acts={tests}
          onCreated={(test) => setOpen({ kind: 'edit', test })}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open?.kind === 'preview' ? (
        <StudentPreview form={formOfTest(open.test)} onClose={() => setOpen(null)} />
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
