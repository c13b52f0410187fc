import { writtenTabCopy } from 'virtual:messages/writtenTab';
import { buttonClass } from '@repo/ui/button';
import { ErrorPanel } from '@repo/ui/error-panel';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { type LibraryWritten, useLibrary } from '#src/content/library/library.ts';
import type { WrittenSource } from '#src/study/written/use-answer.ts';
import { WrittenQuestion } from '#src/study/written/written-question.tsx';
import { groupByLength } from './written-groups.ts';
import { WrittenList } from './written-list.tsx';

type Place = { subjectId: string; chapterId: string };

/** The question as it was when opened, ignoring later publications; undefined when it doesn't exist. */
function useOpened(questions: readonly LibraryWritten[], id: string | undefined): WrittenSource | undefined {
  const { timestamp } = useLibrary();
  const [opened, setOpened] = useState<WrittenSource>();
  if (id === undefined || opened?.question._id === id) return id === undefined ? undefined : opened;
  const question = questions.find(({ _id }) => _id === id);
  if (!question) return undefined;
  const source = { question, contentTimestamp: timestamp };
  setOpened(source);
  return source;
}

/** A chapter's written questions: the list, or the one in the URL. */
export function WrittenTab({ subjectId, chapterId, questionId }: Place & { questionId: string | undefined }) {
  const groups = groupByLength(useLibrary().writtenOfChapter(chapterId));
  const questions = groups.flatMap((group) => group.questions);
  const opened = useOpened(questions, questionId);
  const [returnedFrom, setReturnedFrom] = useState<string | null>(null);
  useEffect(() => {
    if (questionId !== undefined) setReturnedFrom(questionId);
  }, [questionId]);

  const linkTo = (question: string | undefined, className: string, children: ReactNode) => (
    <Link
      to="/tabs/$subjectId/$chapterId"
      params={{ subjectId, chapterId }}
      search={{ tab: 'quiz', part: 'written', question }}
      resetScroll={false}
      className={className}
    >
      {children}
    </Link>
  );
  if (questionId === undefined)
    return <WrittenList groups={groups} place={{ subjectId, chapterId }} returnedFrom={returnedFrom} />;
  const toList = linkTo(
    undefined,
    'inline-flex min-h-11 items-center gap-1 justify-self-start font-bold text-meta text-pen no-underline',
    <>
      <ChevronLeft size={18} aria-hidden="true" />
      {writtenTabCopy.toList}
    </>,
  );
  if (!opened)
    return (
      <div className="margin-page grid content-start gap-4 pt-3">
        {toList}
        <ErrorPanel message={writtenTabCopy.gone} />
      </div>
    );
  const at = questions.findIndex(({ _id }) => _id === questionId);
  const following = at < 0 ? undefined : questions[at + 1]?._id;
  return (
    <WrittenQuestion
      key={questionId}
      source={opened}
      above={toList}
      next={linkTo(following, buttonClass(), following ? writtenTabCopy.next : writtenTabCopy.toList)}
    />
  );
}
