import type { SubjectDraft } from '@repo/contracts/content.drafts';
import { trpc } from '#src/api/trpc.ts';
import { useListOrder } from '#src/chapter-items/use-list-order.ts';
import { useDelayedDelete } from '#src/editing/delayed-delete.tsx';
import { useChapterChoice, useChooseNothing } from '#src/selection/selection.ts';
import { AddChapter } from './add-chapter.tsx';
import { ChapterItem } from './chapter-item.tsx';
import { ChapterGoes } from './deletion-consequence.tsx';
import { WholeRow } from './grid-parts.tsx';
import { movesOf } from './moves.ts';
import { sidebarCopy } from './sidebar-copy.ts';
import { deleteChapter, type SubjectActs } from './use-subject-acts.ts';
import type { ChapterRow, Subjects } from './use-subjects.ts';

/** The rows of the open subject's chapters, and the row that adds one. */
export function ChapterList({
  subject,
  subjects,
  acts,
  onChosen,
  onMade,
  onSay,
}: {
  subject: SubjectDraft;
  subjects: Subjects;
  acts: SubjectActs;
  onChosen: () => void;
  onMade: (chapterId: string) => void;
  /** Announces to screen readers. */
  onSay: (sentence: string) => void;
}) {
  const choice = useChapterChoice();
  const chooseNothing = useChooseNothing();
  const { mutateAsync: reorderOn } = trpc.content.chapters.reorder.useMutation();
  const order = useListOrder({
    items: subject.chapters,
    send: async (ids) => {
      await reorderOn({ subjectId: subject._id, ids });
      await subjects.reload();
    },
    refetch: () => void subjects.reload(),
  });
  const deletion = useDelayedDelete<ChapterRow>({
    noun: 'Chapter',
    nameOf: ({ name }) => name,
    consequence: ({ _id }) => <ChapterGoes id={_id} />,
    failureText: sidebarCopy.chapterDeleteFailed,
    send: async (chapter) => {
      await deleteChapter(chapter);
      await subjects.reload();
    },
    onGone: ({ _id }) => {
      if (choice?.chapterId === _id) void chooseNothing();
    },
  });
  const shown = order.ordered.filter(({ _id }) => !deletion.isGone(_id));
  const ids = shown.map(({ _id }) => _id);
  return (
    <>
      {shown.length === 0 ? (
        <WholeRow level={2}>
          <p className="px-3 py-1 text-meta text-ink-2">{sidebarCopy.noChapters}</p>
        </WholeRow>
      ) : null}
      {shown.map((chapter) => (
        <ChapterItem
          key={chapter._id}
          subjectId={subject._id}
          chapter={chapter}
          tab={choice?.tab ?? 'notes'}
          isChosen={choice?.chapterId === chapter._id}
          acts={acts}
          onMove={movesOf(ids, chapter._id, (next) => {
            order.reorder(next);
            onSay(sidebarCopy.moved(chapter.name, next.indexOf(chapter._id) + 1, next.length));
          })}
          onDelete={() => deletion.ask(chapter)}
          onChosen={onChosen}
        />
      ))}
      <WholeRow level={2}>
        <AddChapter subject={subject} acts={acts} onMade={onMade} />
      </WholeRow>
      {deletion.dialog}
    </>
  );
}
