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
import type { Transfer, Undo } from './use-draft-list.ts';

const icon = { size: 18, 'aria-hidden': true } as const;

type Asked = { act: 'copy' | 'move'; ids: string[]; what: string; onDone?: () => void };

type Acts = {
  /** The noun in toasts, such as 'Flashcard'. */
  noun: string;
  /** Copies to a place. */
  copy: Transfer;
  move: Transfer;
};
type Menus = {
  /** The three entries of an item's menu. `stays` is the reason why it can't be moved. */
  entries: (item: { _id: string }, name: string, stays?: string | null) => MenuItem[];
  /** The same entries for several items; `name` is what the dialog calls them. */
  entriesOfMany: (ids: string[], onDone?: () => void, stays?: string | null, name?: string) => MenuItem[];
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
  const tellFailure = (error: unknown, text: string) =>
    isSessionRefused(error) || toast.error(sentenceOf(error, text));
  async function takeBack(undo: Undo): Promise<void> {
    if (!(await askToLeave())) return;
    try {
      await undo();
      toast.success(itemsCopy.undone);
    } catch (error) {
      tellFailure(error, itemsCopy.undoFailed);
    }
  }
  async function run({ act, ids, onDone }: Omit<Asked, 'what'>, toId: string, done: string): Promise<void> {
    if (!(await askToLeave())) return;
    try {
      await flushDeletes();
      const undo = await (act === 'copy' ? copy : move)(ids, toId);
      toast.success(done, { action: { label: itemsCopy.undo, onClick: () => void takeBack(undo) } });
      onDone?.();
    } catch (error) {
      tellFailure(error, act === 'copy' ? itemsCopy.copyFailed(noun) : itemsCopy.moveFailed(noun));
    }
  }
  const countOf = ({ length }: string[]) => (length === 1 ? noun : itemsCopy.several(length, noun));
  const menuOf = (to: Omit<Asked, 'act'>, stays: string | null = null): MenuItem[] => [
    {
      label: itemsCopy.duplicate,
      icon: <CopyPlus {...icon} />,
      onSelect: () => void run({ ...to, act: 'copy' }, homeId, itemsCopy.duplicated(countOf(to.ids))),
    },
    {
      label: itemsCopy.copyTo(place),
      icon: <Copy {...icon} />,
      onSelect: () => setAsked({ ...to, act: 'copy' }),
    },
    {
      label: itemsCopy.moveTo(place),
      disabled: stays !== null,
      reason: stays ?? undefined,
      icon: <FolderInput {...icon} />,
      onSelect: () => setAsked({ ...to, act: 'move' }),
    },
  ];
  const dialog = asked
    ? chooser({
        title:
          asked.act === 'copy'
            ? itemsCopy.copyTitle(asked.what, place)
            : itemsCopy.moveTitle(asked.what, place),
        onClose: () => setAsked(null),
        onChoose: ({ _id, name }) => {
          setAsked(null);
          const tell = asked.act === 'copy' ? itemsCopy.copied : itemsCopy.moved;
          void run(asked, _id, tell(countOf(asked.ids), name));
        },
      })
    : null;
  return {
    entries: ({ _id }, name, stays) => menuOf({ ids: [_id], what: itemsCopy.quoted(name) }, stays),
    entriesOfMany(ids, onDone, stays, name) {
      const several = ids.length === 1 ? itemsCopy.one(noun) : countOf(ids);
      return menuOf({ ids, what: name ? itemsCopy.quoted(name) : several, onDone }, stays);
    },
    dialog,
  };
}
