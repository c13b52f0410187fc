import { buttonClass } from '@repo/ui/button';
import { Skeleton } from '@repo/ui/loading';
import { Link } from '@tanstack/react-router';
import { useNow } from '#src/next/use-now.ts';
import { practiceCopy } from './practice-copy.ts';

/** Link to the chapter to continue, when there is nothing to practise. */
export function GoOn() {
  const { next } = useNow();
  if (next === 'loading') return <Skeleton className="h-12 w-48" />;
  if (!next || next.verb === 'claim')
    return (
      <Link to="/dashboard" className={buttonClass()}>
        {practiceCopy.home}
      </Link>
    );
  const { subjectId, _id: chapterId, name } = next.chapter;
  return (
    <Link to="/tabs/$subjectId/$chapterId" params={{ subjectId, chapterId }} className={buttonClass()}>
      {next.verb === 'continue' ? practiceCopy.continueChapter(name) : practiceCopy.openChapter(name)}
    </Link>
  );
}
