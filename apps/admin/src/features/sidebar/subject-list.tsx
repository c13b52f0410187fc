import type { SubjectDraft } from '@repo/contracts/content.drafts';
import { useState } from 'react';
import { trpc } from '#src/api/trpc.ts';
import { useListOrder } from '#src/chapter-items/use-list-order.ts';
import { useDelayedDelete } from '#src/editing/delayed-delete.tsx';
import { useChapterChoice, useChooseChapter, useChooseNothing } from '#src/selection/selection.ts';
import { AddSubject } from './add-subject.tsx';
import { ChapterList } from './chapter-list.tsx';
import { SubjectGoes } from './deletion-consequence.tsx';
import { movesOf } from './moves.ts';
import { sidebarCopy } from './sidebar-copy.ts';
import { SubjectItem } from './subject-item.tsx';
import { useCellKeys } from './use-cell-keys.ts';
import { deleteSubject, useSubjectActs } from './use-subject-acts.ts';
import type { Subjects } from './use-subjects.ts';

/** The subjects, one of them open, and the row that adds one. */
export function SubjectList({
  subjects,
  all,
  openId,
  onOpen,
  onColour,
  onChosen,
}: {
  subjects: Subjects;
  all: readonly SubjectDraft[];
  openId: string | null;
  onOpen: (subjectId: string | null) => void;
  onColour: (subjectId: string) => void;
  onChosen: () => void;
}) {
  const [said, setSaid] = useState('');
  const grid = useCellKeys();
  const choice = useChapterChoice();
  const choose = useChooseChapter();
  const chooseNothing = useChooseNothing();
  const acts = useSubjectActs(subjects);
  const { mutateAsync: reorderOn } = trpc.content.subjects.reorder.useMutation();
  const order = useListOrder({
    items: all,
    send: async (ids) => {
      await reorderOn({ ids });
      await subjects.reload();
    },
    refetch: () => void subjects.reload(),
  });
  const deletion = useDelayedDelete<SubjectDraft>({
    noun: 'Subject',
    nameOf: ({ name }) => name,
    consequence: ({ _id, chapters }) => <SubjectGoes id={_id} knownChapters={chapters.length} />,
    isNameTyped: true,
    failureText: sidebarCopy.subjectDeleteFailed,
    send: async (subject) => {
      await deleteSubject(subject);
      await subjects.reload();
    },
    onGone: ({ _id }) => {
      if (choice?.subjectId === _id) void chooseNothing();
    },
  });
  const shown = order.ordered.filter(({ _id }) => !deletion.isGone(_id));
  const ids = shown.map(({ _id }) => _id);
  const openChapter = (subjectId: string, chapterId: string) => {
    void choose({ subjectId, chapterId, tab: 'notes' });
    onChosen();
  };
  return (
    <>
      {shown.length === 0 ? (
        <p className="px-2 py-3 text-ink-2">
          <strong className="block text-ink">{sidebarCopy.noSubjects}</strong>
          {sidebarCopy.noSubjectsHint}
        </p>
      ) : null}
      <div ref={grid} role="treegrid" aria-label={sidebarCopy.grid}>
        {shown.map((subject) => (
          <SubjectItem
            key={subject._id}
            subject={subject}
            acts={acts}
            isOpen={openId === subject._id}
            onToggle={() => onOpen(openId === subject._id ? null : subject._id)}
            onMove={movesOf(ids, subject._id, (next) => {
              order.reorder(next);
              setSaid(sidebarCopy.moved(subject.name, next.indexOf(subject._id) + 1, next.length));
            })}
            onColour={() => onColour(subject._id)}
            onDelete={() => deletion.ask(subject)}
          >
            <ChapterList
              subject={subject}
              subjects={subjects}
              acts={acts}
              onChosen={onChosen}
              onMade={(chapterId) => openChapter(subject._id, chapterId)}
              onSay={setSaid}
            />
          </SubjectItem>
        ))}
      </div>
      <div className="grid py-2">
        <AddSubject acts={acts} onMade={(subject) => onOpen(subject._id)} />
      </div>
      <span role="status" className="sr-only">
        {said}
      </span>
      {deletion.dialog}
    </>
  );
}
