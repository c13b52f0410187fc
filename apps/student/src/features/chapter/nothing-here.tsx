import { chapterCopy } from 'virtual:messages/chapter';
import { buttonClass } from '@repo/ui/button';
import { Character } from '@repo/ui/character';
import { EmptyState } from '@repo/ui/empty-state';
import { Link } from '@tanstack/react-router';
import { useCharacter } from '#src/account/character/use-character.ts';
import { useLibrary } from '#src/content/library/library.ts';

/** Empty tab of a chapter: a text, and a link to the other chapters. */
export function NothingHere({ chapterId, text }: { chapterId: string; text: string }) {
  const { character } = useCharacter();
  const subjectId = useLibrary().findChapter(chapterId)?.subjectId;
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
