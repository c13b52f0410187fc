import { brand } from '@repo/contracts/brand';
import type { PaperDraft } from '@repo/contracts/content.drafts';
import { papersMax } from '@repo/contracts/limits/content';
import * as contentMessages from '@repo/contracts/messages/content';
import { paperTitle } from '@repo/contracts/papers.rules';
import { Button } from '@repo/ui/button';
import { Character } from '@repo/ui/character';
import { EmptyState } from '@repo/ui/empty-state';
import { Skeleton } from '@repo/ui/loading';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { adminCopy } from '#src/admin-copy.ts';
import { ListState } from '#src/chapter-items/list-state.tsx';
import { useDelayedDelete } from '#src/editing/delayed-delete.tsx';
import { newKey } from '#src/editing/new-key.ts';
import { useAskedItem } from '#src/selection/selection.ts';
import { BoardDates } from './board-dates.tsx';
import { PaperDialog } from './paper-dialog.tsx';
import { formOfPaper } from './paper-form.ts';
import { PaperPreview } from './paper-preview.tsx';
import { PaperRow } from './paper-row.tsx';
import { papersCopy } from './papers-copy.ts';
import type { EditedPaper } from './use-paper-editor.ts';
import { usePapers } from './use-papers.ts';

/** `asked` differs each time a paper is opened. */
type Open = { kind: 'preview'; paper: PaperDraft } | { kind: 'edit'; edited: EditedPaper; asked: string };

/** The blueprints of all board papers; one is edited in a dialog. The address may name the one to open. */
export function PapersScreen() {
  const papers = usePapers();
  const { data } = papers.query;
  const [open, setOpen] = useState<Open | null>(null);
  const edit = (edited: EditedPaper) => setOpen({ kind: 'edit', edited, asked: newKey() });
  const deletion = useDelayedDelete<PaperDraft>({
    noun: 'Board paper',
    nameOf: paperTitle,
    consequence: () => papersCopy.removeWhat,
    send: papers.remove,
    failureText: papersCopy.paperDeleteFailed,
  });
  useAskedItem('papers', papers.query, (paper) => edit({ kind: 'stored', paper }));
  useEffect(() => {
    document.title = `${adminCopy.loginTitle}: ${papersCopy.heading} · ${brand.name}`;
  }, []);
  const isFull = (data?.length ?? 0) >= papersMax;
  /** The list's current version, which may have been saved or changed by someone else since opening. */
  const current = (edited: EditedPaper): EditedPaper => {
    if (edited.kind !== 'stored') return edited;
    return { ...edited, paper: data?.find(({ _id }) => _id === edited.paper._id) ?? edited.paper };
  };
  return (
    <section
      aria-labelledby="papers-heading"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 px-4 pb-8 pt-4 lg:px-6"
    >
      <header>
        <h1 id="papers-heading" className="text-h2">
          {papersCopy.heading}
        </h1>
        <p className="text-meta text-ink-2">{papersCopy.intro}</p>
      </header>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          disabled={isFull}
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => edit({ kind: 'new' })}
        >
          {papersCopy.add}
        </Button>
        {isFull ? <p className="text-meta text-ink-2">{contentMessages.tooManyPapers}</p> : null}
      </div>
      <ListState query={papers.query} failureText={papersCopy.papersFetchFailed} skeleton={<Rows />}>
        {(all) => {
          const left = all.filter(({ _id }) => !deletion.isGone(_id));
          if (left.length === 0)
            return (
              <EmptyState art={<Character name="prakar" mood="think" />} title={papersCopy.empty}>
                {papersCopy.emptyHint}
              </EmptyState>
            );
          return (
            <ul
              aria-label={papersCopy.heading}
              className="grid overflow-clip rounded-card border-[1.5px] border-edge bg-surface"
            >
              {left.map((paper) => (
                <li key={paper._id} className="border-b-[1.5px] border-line last:border-b-0">
                  <PaperRow
                    paper={paper}
                    onShow={(isAvailable) => papers.show(paper, isAvailable)}
                    onCopy={() => edit({ kind: 'copy', from: paper })}
                    onEdit={() => edit({ kind: 'stored', paper })}
                    onPreview={() => setOpen({ kind: 'preview', paper })}
                    onDelete={() => deletion.ask(paper)}
                  />
                </li>
              ))}
            </ul>
          );
        }}
      </ListState>
      <BoardDates />
      {open?.kind === 'edit' ? (
        <PaperDialog
          key={open.asked}
          edited={current(open.edited)}
          acts={papers}
          onCreated={(paper) => setOpen({ ...open, edited: { kind: 'stored', paper } })}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open?.kind === 'preview' ? (
        <PaperPreview form={formOfPaper(open.paper)} onClose={() => setOpen(null)} />
      ) : null}
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
