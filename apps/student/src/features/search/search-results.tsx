import { searchCopy } from 'virtual:messages/search';
import { Badge } from '@repo/ui/badge';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { languageOfLines } from '#src/platform/language/language.ts';
import type { ChapterPlace } from '#src/platform/navigation/chapter-place.ts';
import { wantMark } from '#src/reading/annotations/wanted-mark.ts';
import type { SearchDocument } from './search-documents.ts';
import { excerpt, markMatches } from './snippet.ts';
import { firstCount } from './use-found.ts';

function Marked({ text, words }: { text: string; words: string }) {
  return markMatches(text, words).map(({ text: part, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className="rounded-[3px] bg-marker px-0.5 text-on-marker">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

function titleOf(kind: SearchDocument['kind'], title: string, { page = 1 }: ChapterPlace): string {
  if (kind === 'page') return searchCopy.pageOf({ topic: title, page });
  return kind === 'summary' ? searchCopy.summaryPage({ page }) : title;
}

/** Results, each a link to its page. */
export function SearchResults({
  found,
  words,
  onChosen,
}: {
  found: readonly SearchDocument[];
  words: string;
  onChosen: () => void;
}) {
  if (found.length === 0)
    return (
      <div role="status" className="py-6 text-center">
        <p className="font-heading text-h3">{searchCopy.none}</p>
        <p lang={languageOfLines()} className="mt-1 text-ink-2">
          {searchCopy.hinglish.noneHint}
        </p>
      </div>
    );
  return (
    <ul>
      {found.map(({ kind, title, text, chapter, place, markId }, at) => (
        <li
          key={at}
          className={clsx(
            'mb-2',
            at >= firstCount && '[contain-intrinsic-size:auto_7rem] [content-visibility:auto]',
          )}
        >
          <Link
            to="/tabs/$subjectId/$chapterId"
            params={{ subjectId: chapter.subjectId, chapterId: chapter._id }}
            search={place}
            onClick={() => {
              if (markId) wantMark(markId);
              onChosen();
            }}
            className="block scroll-mt-24 scroll-mb-4 rounded-control border-[1.5px] border-line bg-surface px-4 py-3 text-ink no-underline hover:border-pen hover:bg-pen-tint"
          >
            <span className="block text-caption text-ink-2">
              <Badge
                tone={
                  kind === 'chapter' ? 'pen' : kind === 'mark' || kind === 'ownCard' ? 'super' : 'neutral'
                }
              >
                {searchCopy.kinds[kind]}
              </Badge>{' '}
              {kind === 'chapter' ? chapter.subjectName : chapter.name}{' '}
              {chapter.isLocked ? (
                <Badge icon={<Lock size={12} aria-hidden="true" />}>{searchCopy.locked}</Badge>
              ) : null}
            </span>
            <span className="mt-1 block font-bold break-words">
              <Marked text={excerpt(titleOf(kind, title, place), words)} words={words} />
            </span>
            {kind === 'chapter' ? null : (
              <span className="mt-1 block text-meta text-ink-2 break-words">
                <Marked text={text} words={words} />
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
