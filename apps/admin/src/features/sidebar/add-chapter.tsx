import type { SubjectDraft } from '@repo/contracts/content.drafts';
import { createChapterInput } from '@repo/contracts/content.inputs';
import { Button } from '@repo/ui/button';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { focusIfLost } from '#src/editing/focus-if-lost.ts';
import { InlineName } from './inline-name.tsx';
import { sidebarCopy } from './sidebar-copy.ts';
import type { SubjectActs } from './use-subject-acts.ts';

/** The row that adds a chapter to a subject and then opens it. */
export function AddChapter({
  subject,
  acts,
  onMade,
}: {
  subject: SubjectDraft;
  acts: SubjectActs;
  onMade: (chapterId: string) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  /** Counts how often the row was closed, so that a late reply does not affect the next name. */
  const opening = useRef(0);
  const made = useRef<{ _id: string; updatedAt: string } | null>(null);
  const close = () => {
    setIsOpen(false);
    focusIfLost(() => opener.current);
    if (made.current) onMade(made.current._id);
    made.current = null;
    opening.current += 1;
  };
  const save = (name: string) => {
    const own = opening.current;
    return made.current
      ? acts.renameChapter(made.current, name)
      : acts.createChapter(subject, name, (chapter) => {
          if (opening.current === own) made.current = chapter;
        });
  };
  return isOpen ? (
    <InlineName
      label={sidebarCopy.addChapterField(subject.name)}
      schema={createChapterInput.shape.name}
      submitLabel={sidebarCopy.add}
      onSubmit={save}
      onClose={close}
    />
  ) : (
    <Button
      ref={opener}
      variant="quiet"
      size="sm"
      className="justify-start"
      icon={<Plus size={18} aria-hidden="true" />}
      onClick={() => setIsOpen(true)}
    >
      {sidebarCopy.addChapter}
    </Button>
  );
}
