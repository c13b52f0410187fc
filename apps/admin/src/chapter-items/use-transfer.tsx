import type { MenuItem } from '@repo/ui/menu';
import { toast } from '@repo/ui/toast';
import { Copy, CopyPlus, FolderInput } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { flushDeletes } from '#src/editing/pending-deletes.ts';
import { askToLeave } from '#src/editing/unsaved-work.ts';
import { ChapterChooser, type ChooserProps } from './chapter-chooser.tsx';
import { itemsCopy } from './chapter-items-copy.ts';
import { HolderChooser, type Holders } from './holder-chooser.tsx';
import type { Transfer } from './use-draft-list.ts';

const icon = { size: 18, 'aria-hidden': true } as const;

type Asked = { act: 'copy' | 'move'; id: string; name: string };

type Acts = {
  /** The noun in toasts, such as 'Flashcard'. */
  noun: string;
  copy: Transfer;
  move: Transfer;
};
type Menus = {
  /** The three entries of an item's menu. `stays` is the reason why it can't be moved. */
  entries: (item: { _id: string }, name: string, stays?: string | null) => MenuItem[];
  /** The dialog that asks for the target; render it once. */
  dialog: ReactNode;
};

/** Duplicates items of a chapter, and copies or moves them to another one. */
export function useTransfer({ chapterId, ...acts }: Acts & { chapterId: string }): Menus {
  return useMenus({
    ...acts,
    homeId: chapterId,
    place: 'chapter',
    chooser: (props) => <ChapterChooser {...props} exceptId={chapterId} />,
  });
}

const placeNames: Record<Holders, string> = { topics: 'topic', summaries: 'summary', tests: 'test' };

/**
 * The same for the pages or questions of a topic, a summary or a test (`holderId`): duplicates them, and
 * copies or moves them to another one in any chapter.
 */
export function usePartTransfer({
  chapterId,
  holders,
  holderId,
  ...acts
}: Acts & { chapterId: string; holders: Holders; holderId: string }): Menus {
  const place = placeNames[holders];
  return useMenus({
    ...acts,
    homeId: holderId,
    place,
    chooser: (props) => (
      <HolderChooser {...props} holders={holders} place={place} chapterId={chapterId} exceptId={holderId} />
    ),
  });
}

/** Saves or discards unsaved work first, because copies are made from the server's data. */
function useMenus({
  homeId,
  place,
  chooser,
  noun,
  copy,
  move,
}: Acts & { homeId: string; place: string; chooser: (props: ChooserProps) => ReactNode }): Menus {
  const [asked, setAsked] = useState<Asked | null>(null);
  async function run(act: 'copy' | 'move', id: string, toId: string, done: string): Promise<void> {
    if (!(await askToLeave())) return;
    try {
      await flushDeletes();
      await (act === 'copy' ? copy : move)([id], toId);
      toast.success(done);
    } catch (error) {
      if (isSessionRefused(error)) return;
      toast.error(
        sentenceOf(error, act === 'copy' ? itemsCopy.copyFailed(noun) : itemsCopy.moveFailed(noun)),
      );
    }
  }
  const entries: Menus['entries'] = ({ _id: id }, name, stays = null) => [
    {
      label: itemsCopy.duplicate,
      icon: <CopyPlus {...icon} />,
      onSelect: () => void run('copy', id, homeId, itemsCopy.duplicated(noun)),
    },
    {
      label: itemsCopy.copyTo(place),
      icon: <Copy {...icon} />,
      onSelect: () => setAsked({ act: 'copy', id, name }),
    },
    {
      label: itemsCopy.moveTo(place),
      disabled: stays !== null,
      reason: stays ?? undefined,
      icon: <FolderInput {...icon} />,
      onSelect: () => setAsked({ act: 'move', id, name }),
    },
  ];
  const dialog = asked
    ? chooser({
        title:
          asked.act === 'copy'
            ? itemsCopy.copyTitle(asked.name, place)
            : itemsCopy.moveTitle(asked.name, place),
        onClose: () => setAsked(null),
        onChoose: ({ _id, name }) => {
          setAsked(null);
          const { act, id } = asked;
          void run(act, id, _id, act === 'copy' ? itemsCopy.copied(noun, name) : itemsCopy.moved(noun, name));
        },
      })
    : null;
  return { entries, dialog };
}
