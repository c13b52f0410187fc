import { createChapterInput } from '@repo/contracts/content.inputs';
import { Menu } from '@repo/ui/menu';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { AvailabilitySwitch } from '#src/chapter-items/availability-switch.tsx';
import { focusIfLost } from '#src/editing/focus-if-lost.ts';
import type { ChapterTab } from '#src/selection/chapter-tabs.ts';
import { GapDots, gapsInWords } from './gap-dots.tsx';
import { GridCell, GridRow, WholeRow } from './grid-parts.tsx';
import { InlineName } from './inline-name.tsx';
import { sidebarCopy } from './sidebar-copy.ts';
import type { SubjectActs } from './use-subject-acts.ts';
import type { ChapterRow } from './use-subjects.ts';

/** One chapter: a link with its name, and dots that show what it lacks. */
export function ChapterItem({
  subjectId,
  chapter,
  tab,
  isChosen,
  acts,
  onMove,
  onDelete,
  onChosen,
}: {
  subjectId: string;
  chapter: ChapterRow;
  tab: ChapterTab;
  isChosen: boolean;
  acts: SubjectActs;
  /** Moves the chapter; null at that end of the list. */
  onMove: { up: (() => void) | null; down: (() => void) | null };
  onDelete: () => void;
  onChosen: () => void;
}) {
  const [isRenaming, setIsRenaming] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const { name } = chapter;
  if (isRenaming)
    return (
      <WholeRow level={2}>
        <InlineName
          label={sidebarCopy.renameField(name)}
          hint={sidebarCopy.renameHint}
          initial={name}
          schema={createChapterInput.shape.name}
          submitLabel={sidebarCopy.rename}
          onSubmit={(next) => acts.renameChapter(chapter, next)}
          onClose={() => {
            setIsRenaming(false);
            focusIfLost(() => link.current);
          }}
        />
      </WholeRow>
    );
  return (
    <GridRow
      level={2}
      className={clsx('flex flex-wrap items-start rounded-control', isChosen && 'bg-pen-tint')}
    >
      <GridCell className="min-w-0 basis-[calc(100%-var(--spacing)*11)]">
        <Link
          ref={link}
          to="/$subjectId/$chapterId/$tab"
          params={{ subjectId, chapterId: chapter._id, tab }}
          search={{}}
          aria-current={isChosen ? 'page' : undefined}
          onClick={onChosen}
          className={clsx(
            'flex min-h-11 flex-col justify-center gap-1 rounded-control px-3 py-2 text-meta no-underline wrap-anywhere hover:bg-sunken',
            isChosen ? 'font-bold text-pen' : 'text-ink',
          )}
        >
          <span>
            {name}
            <span className="sr-only">. {gapsInWords(chapter.counts)}</span>
          </span>
        </Link>
      </GridCell>
      {/* Between them in the tab order, as in a subject's row; below them on the screen. */}
      <GridCell className="order-1 flex w-full items-center justify-between gap-2 pl-3 pr-1">
        <GapDots counts={chapter.counts} />
        <AvailabilitySwitch
          label={sidebarCopy.chapterSwitch(name)}
          isOn={chapter.isAllContentAvailable}
          onChange={(isOn) => acts.showChapter(chapter, isOn)}
        />
      </GridCell>
      <GridCell>
        <Menu
          label={sidebarCopy.actions(name)}
          trigger={<EllipsisVertical size={18} aria-hidden="true" />}
          items={[
            {
              label: sidebarCopy.rename,
              icon: <Pencil size={18} aria-hidden="true" />,
              onSelect: () => setIsRenaming(true),
            },
            {
              label: sidebarCopy.moveUp,
              icon: <ArrowUp size={18} aria-hidden="true" />,
              disabled: onMove.up === null,
              onSelect: () => onMove.up?.(),
            },
            {
              label: sidebarCopy.moveDown,
              icon: <ArrowDown size={18} aria-hidden="true" />,
              disabled: onMove.down === null,
              onSelect: () => onMove.down?.(),
            },
            {
              label: sidebarCopy.remove,
              tone: 'danger',
              icon: <Trash2 size={18} aria-hidden="true" />,
              onSelect: onDelete,
            },
          ]}
        />
      </GridCell>
    </GridRow>
  );
}
