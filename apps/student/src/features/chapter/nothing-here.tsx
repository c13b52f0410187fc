import { buttonClass } from '@repo/ui/button';
import { Character } from '@repo/ui/character';
import { EmptyState } from '@repo/ui/empty-state';
import { Link } from '@tanstack/react-router';
import { findChapter } from '#src/library/library.ts';
import { useCharacter } from '#src/screen/use-character.ts';
import { chapterCopy } from './copy.ts';

/** A tab whose chapter has nothing for it: the text, and the way to the other chapters. */
export function NothingHere({ chapterId, text }: { chapterId: string; text: string }) {
  const { character } = useCharacter();
  const subjectId = findChapter(chapterId)?.subjectId;
  return (
    <EmptyState
      art={<Character name={character} mood="think" />}
      title={text}
      action={
        subjectId ? (
          <Link
            to="/subject/$subjectId"
            params={{ subjectId }}
            className={buttonClass({ variant: 'outlined' })}
          >
            {chapterCopy.backToChapters}
          </Link>
        ) : undefined
      }
    />
  );
}
