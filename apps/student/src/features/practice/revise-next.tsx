import { practiceCopy } from 'virtual:messages/practice';
import { buttonClass } from '@repo/ui/button';
import { Link } from '@tanstack/react-router';
import { BookOpen, Layers } from 'lucide-react';
import { useLibrary } from '#src/content/library/library.ts';
import { revisionTabs } from './pool.ts';
import { type ChapterShare, chaptersToRevise } from './shares.ts';

const tabs = [
  { tab: 'explanation', has: 'hasNotes', label: practiceCopy.notes, Icon: BookOpen },
  { tab: 'flashcards', has: 'hasFlashcards', label: practiceCopy.flashcards, Icon: Layers },
] as const;

/** Links to revise a chapter, from the current content and locks. */
function Ways({ share: { subjectId, chapterId, chapterName } }: { share: ChapterShare }) {
  const library = useLibrary();
  const chapter = library.findChapter(chapterId);
  if (!chapter || chapter.isLocked) return <p className="text-meta text-ink-2">{practiceCopy.gone}</p>;
  const offered = revisionTabs(library, chapterId);
  return (
    <div className="flex flex-wrap gap-2">
      {tabs
        .filter(({ has }) => offered[has])
        .map(({ tab, label, Icon }) => (
          <Link
            key={tab}
            to="/tabs/$subjectId/$chapterId"
            params={{ subjectId, chapterId }}
            search={{ tab }}
            aria-label={practiceCopy.toTab({ tab: label, chapter: chapterName })}
            className={buttonClass({ variant: 'outlined', size: 'sm' })}
          >
            <Icon size={18} aria-hidden="true" />
            {label}
          </Link>
        ))}
    </div>
  );
}

/** Chapters to revise next, with links. */
export function ReviseNext({ shares }: { shares: readonly ChapterShare[] }) {
  const weak = chaptersToRevise(shares);
  if (weak.length === 0) return <p>{practiceCopy.allRight}</p>;
  return (
    <ol className="grid gap-3">
      {weak.map((share) => (
        <li
          key={share.chapterId}
          className="grid gap-2 rounded-card border-[1.5px] border-line bg-surface p-4"
        >
          <div>
            <p className="break-words font-bold">{share.chapterName}</p>
            <p className="text-meta text-ink-2">
              {share.subjectName} · {practiceCopy.wrongOf({ wrong: share.asked - share.correct })}
            </p>
          </div>
          <Ways share={share} />
        </li>
      ))}
    </ol>
  );
}
