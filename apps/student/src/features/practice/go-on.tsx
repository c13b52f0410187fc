import { buttonClass } from '@repo/ui/button';
import { Link } from '@tanstack/react-router';
import { practiceCopy } from './copy.ts';
import { nextChapter } from './next-chapter.ts';

/** The one useful thing to do where there is nothing to practise: the chapter to go on with. */
export function GoOn() {
  const chapter = nextChapter();
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
