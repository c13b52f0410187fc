import { buttonClass } from '@repo/ui/button';
import { Link } from '@tanstack/react-router';
import { useLibrary } from '#src/library/library.ts';
import { nextChapter } from './next-chapter.ts';
import { practiceCopy } from './practice-copy.ts';

/** The one useful thing to do where there is nothing to practise: the chapter to go on with. */
export function GoOn() {
  const chapter = nextChapter(useLibrary());
  if (!chapter)
    return (
      <Link to="/dashboard" className={buttonClass()}>
        {practiceCopy.home}
      </Link>
    );
  const { subjectId, _id: chapterId, name } = chapter;
  return (
    <Link to="/tabs/$subjectId/$chapterId" params={{ subjectId, chapterId }} className={buttonClass()}>
      {practiceCopy.continueChapter(name)}
    </Link>
  );
}
