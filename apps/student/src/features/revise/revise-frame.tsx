import '#src/platform/layout/alone-screen.css';
import './revise.css';
import { reviseCopy } from 'virtual:messages/revise';
import { buttonClass, IconButton } from '@repo/ui/button';
import { Link } from '@tanstack/react-router';
import { Archive, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChapterFigures } from '#src/content/figures/chapter-figures.tsx';
import { useLibrary } from '#src/content/library/library.ts';
import { useFullscreen } from '#src/platform/fullscreen/fullscreen.ts';
import { ActionBar } from '#src/platform/layout/action-bar.tsx';

/** Frame of one card or question: remaining count, exit and undo, and `actions` at the bottom. */
export function ReviseFrame({
  chapterId,
  leftCount,
  putAway,
  undo,
  status,
  actions,
  children,
}: {
  chapterId: string;
  leftCount: number;
  putAway: { label: string; act: () => void } | null;
  undo: (() => void) | null;
  /** Announcement for screen readers. */
  status: string;
  actions: ReactNode;
  children: ReactNode;
}) {
  const chapter = useLibrary().findChapter(chapterId);
  useFullscreen(true);
  return (
    <div className="alone-screen flex min-h-dvh flex-col">
      <header
        data-toasts-below
        className="alone-header sticky top-0 z-31 flex items-center gap-1 border-b-[1.5px] border-line bg-surface px-1 md:px-4"
      >
        <Link
          to="/dashboard"
          aria-label={reviseCopy.end}
          className={buttonClass({ variant: 'quiet', className: 'size-12 shrink-0 !px-0 !text-ink' })}
        >
          <X size={22} aria-hidden="true" />
        </Link>
        <div className="mr-auto min-w-0">
          <h1 className="font-heading text-[min(1.0625rem,7vw)] leading-[1.18] md:text-h3">
            {reviseCopy.title}
          </h1>
          <p className="line-clamp-2 break-words text-caption leading-4 text-ink-2">{chapter?.name}</p>
        </div>
        <span className="shrink-0 px-2 text-meta font-bold tabular-nums text-ink-2">
          {reviseCopy.left({ count: leftCount })}
        </span>
        {putAway ? (
          <IconButton label={putAway.label} onClick={putAway.act}>
            <Archive size={20} aria-hidden="true" />
          </IconButton>
        ) : null}
        <IconButton label={reviseCopy.undo} disabled={!undo} onClick={() => undo?.()}>
          <Undo2 size={20} aria-hidden="true" />
        </IconButton>
      </header>
      <ChapterFigures chapterId={chapterId} isAlone>
        {children}
      </ChapterFigures>
      <p role="status" className="sr-only">
        {status}
      </p>
      <ActionBar>
        <div className="mx-auto flex w-full max-w-140 justify-center">{actions}</div>
      </ActionBar>
    </div>
  );
}
