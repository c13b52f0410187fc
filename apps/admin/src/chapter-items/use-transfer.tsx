import type { MenuItem } from '@repo/ui/menu';
import { toast } from '@repo/ui/toast';
import { Copy, CopyPlus, FolderInput } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { flushDeletes } from '#src/editing/pending-deletes.ts';
import { askToLeave } from '#src/editing/unsaved-work.ts';
import { ChapterChooser } from './chapter-chooser.tsx';
import { itemsCopy } from './chapter-items-copy.ts';
import type { Transfer } from './use-draft-list.ts';

const icon = { size: 18, 'aria-hidden': true } as const;

type Asked = { act: 'copy' | 'move'; id: string; name: string };

/**
 * Duplicating items, and copying or moving them to another chapter. What is being written is saved or discarded first:
 * copies are made of what the server has.
 */
export function useTransfer({
  chapterId,
  noun,
  copy,
  move,
}: {
  chapterId: string;
  /** As in a toast: 'Flashcard'. */
  noun: string;
  copy: Transfer;
  move: Transfer;
}): {
  /** The three entries of an item's menu. */
  entries: (item: { _id: string }, name: string) => MenuItem[];
  /** The question which chapter; render it once. */
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  async function run(act: 'copy' | 'move', id: string, toChapterId: string, done: string): Promise<void> {
    if (!(await askToLeave())) return;
    try {
      await flushDeletes();
      await (act === 'copy' ? copy : move)([id], toChapterId);
      toast.success(done);
    } catch (error) {
      if (isSessionRefused(error)) return;
      toast.error(
        sentenceOf(error, act === 'copy' ? itemsCopy.copyFailed(noun) : itemsCopy.moveFailed(noun)),
      );
    }
  }
  const entries = ({ _id: id }: { _id: string }, name: string): MenuItem[] => [
    {
      label: itemsCopy.duplicate,
      icon: <CopyPlus {...icon} />,
      onSelect: () => void run('copy', id, chapterId, itemsCopy.duplicated(noun)),
    },
    {
      label: itemsCopy.copyTo,
      icon: <Copy {...icon} />,
      onSelect: () => setAsked({ act: 'copy', id, name }),
    },
    {
      label: itemsCopy.moveTo,
      icon: <FolderInput {...icon} />,
      onSelect: () => setAsked({ act: 'move', id, name }),
    },
  ];
  const dialog = asked ? (
    <ChapterChooser
      title={asked.act === 'copy' ? itemsCopy.copyTitle(asked.name) : itemsCopy.moveTitle(asked.name)}
      exceptId={chapterId}
      onClose={() => setAsked(null)}
      onChoose={(chapter) => {
        setAsked(null);
        const { act, id } = asked;
        const done =
          act === 'copy' ? itemsCopy.copied(noun, chapter.name) : itemsCopy.moved(noun, chapter.name);
        void run(act, id, chapter._id, done);
      }}
    />
  ) : null;
  return { entries, dialog };
}
