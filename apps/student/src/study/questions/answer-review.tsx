import '@repo/ui/content-text.css';
import './answer-review.css';
import { questionsCopy } from 'virtual:messages/questions';
import { extrasAfter } from '@repo/contracts/items/extra-texts';
import { questionGroups } from '@repo/contracts/items/question-kinds';
import { originalOf } from '@repo/contracts/variants.rules';
import { Badge } from '@repo/ui/badge';
import { Cross } from '@repo/ui/error-panel';
import { lazyOrNothing } from '@repo/ui/lazy-or';
import { Markup } from '@repo/ui/markup';
import { Tick } from '@repo/ui/tick';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type CSSProperties, Fragment, type ReactNode, Suspense } from 'react';
import { ExtraLabel } from '#src/content/extra/extra-label.tsx';
import { ChapterFigures } from '#src/content/figures/chapter-figures.tsx';
import { questionTexts } from '#src/content/plain-text/question-texts.ts';
import { Bookmark } from '#src/reading/annotations/bookmark.tsx';
import { useMarkable } from '#src/reading/annotations/markable.ts';
import { ReportMistake } from '#src/reading/reports/report-mistake.tsx';
import { type Look, looks } from './answer-looks.ts';
import { Bubbles, OptionLine } from './marked-options.tsx';
import { QuestionText } from './question-text.tsx';
import type { ReviewedQuestion } from './review-answers.ts';

const TypedLine = lazyOrNothing(async () => (await import('./typed/typed-line.tsx')).TypedLine);

const markingMs = 600;

function QuestionPlace({ chapterId, children }: { chapterId: string | undefined; children: ReactNode }) {
  if (!chapterId) return children;
  return (
    <ChapterFigures chapterId={chapterId} isAlone>
      {children}
    </ChapterFigures>
  );
}

/** Shown below a question's explanation. */
type Below = (index: number, heading: string) => ReactNode;

const markableOf = (question: string, chapterId: string | undefined) =>
  chapterId ? ({ about: 'question', chapterId, question } as const) : null;

/** A marked question: the chosen option, the right one, and the reason. */
function MarkedQuestion({
  reviewed: { question, chapterId, name, given, typed, isCorrect },
  index,
  count,
  look,
  reportFor,
  below,
}: {
  reviewed: ReviewedQuestion;
  index: number;
  count: number;
  look: Look;
  reportFor: string | undefined;
  below: Below | undefined;
}) {
  const { heading: Heading, item: itemClass, tickSize, crossSize, label } = looks[look];
  const isStored = look === 'stored';
  const item = markableOf(originalOf(question).question, reportFor ?? chapterId);
  const markable = useMarkable(item);
  const heading =
    name ??
    (isStored ? questionsCopy.question({ n: index + 1 }) : questionsCopy.questionOf({ n: index + 1, count }));
  return (
    <li
      ref={markable}
      className={clsx('grid grid-cols-1 gap-3 outline-ink bg-surface', itemClass)}
      style={{ '--mark-delay': `${(markingMs * index) / count}ms` } as CSSProperties}
    >
      <div data-unmarked className="flex items-center gap-2">
        <Heading className="flex-1 text-meta text-ink-2">{heading}</Heading>
        {given === null ? null : (
          <>
            <Badge tone={isCorrect ? 'tick' : 'red'}>
              {isCorrect ? questionsCopy.correct : questionsCopy.incorrect}
            </Badge>
            {isCorrect ? (
              <Tick size={tickSize} animated={!isStored} className="text-tick" />
            ) : (
              <Cross size={crossSize} className="mark-cross text-redpen" />
            )}
          </>
        )}
      </div>
      <ExtraLabel item={question} className="-mt-2" />
      <QuestionPlace chapterId={chapterId}>
        <div className={clsx('content-text break-words font-bold', isStored || '-mt-1')}>
          <QuestionText question={question} size="small" />
        </div>
        {isStored ? <Bubbles question={question} given={given} /> : null}
        <dl data-unmarked className="grid gap-2">
          {given === null ? null : typed !== undefined ? (
            <Suspense>
              <TypedLine {...{ question, typed, labelClass: label }} />
            </Suspense>
          ) : (
            <OptionLine
              label={questionsCopy.yourAnswer}
              labelClass={label}
              question={question}
              option={given}
            />
          )}
          {isCorrect ? null : (
            <OptionLine
              label={questionsCopy.rightAnswer}
              labelClass={label}
              question={question}
              option={question.correctAnswer}
            />
          )}
        </dl>
        {extrasAfter.map((name) =>
          question[name] ? (
            <div key={name} className="content-text break-words border-l-3 border-pen pl-3 text-ink-2">
              <p data-unmarked className="text-caption font-bold text-ink-3">
                {questionsCopy.extras[name]}
              </p>
              <Markup text={question[name]} />
            </div>
          ) : null,
        )}
        {below?.(index, heading)}
      </QuestionPlace>
      {item ? (
        <div className="-mx-3 -mb-2 flex flex-wrap items-center justify-self-start">
          {reportFor ? (
            <ReportMistake
              item={{ kind: 'question', chapterId: reportFor, question: originalOf(question).question }}
              of={heading}
            />
          ) : null}
          <Bookmark item={item} text={questionTexts(question).join(' ')} of={heading} />
        </div>
      ) : null}
    </li>
  );
}

/** A case's passage, once, above its questions; collapsible. */
function CaseOfReview({
  passage,
  item,
  chapterId,
  range,
  look,
}: {
  passage: string;
  /** Item for highlights; null disables them. */
  item: ReturnType<typeof markableOf>;
  chapterId: string | undefined;
  range: string;
  look: Look;
}) {
  const { heading: Heading } = looks[look];
  const markable = useMarkable(item);
  return (
    <details open className="marked-case rounded-card border-[1.5px] border-line-strong bg-surface">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 rounded-card px-4 py-1 hover:bg-sunken">
        <span className="min-w-0 flex-1">
          <Heading className="font-heading text-h3">{questionsCopy.case.title}</Heading>
          <span className="block text-caption text-ink-2">{range}</span>
        </span>
        <ChevronDown size={22} aria-hidden="true" className="shrink-0 text-ink-3" />
      </summary>
      <div ref={markable} className="content-text break-words px-4 pb-4 pt-1">
        <QuestionPlace chapterId={chapterId}>
          <Markup text={passage} />
        </QuestionPlace>
      </div>
    </details>
  );
}

/** Each question with the chosen option, the right one, and the reason; cases with their passage. */
export function AnswerReview({
  review,
  look,
  chapterId: chapterOfAll,
  canReport = () => true,
  below,
}: {
  review: readonly ReviewedQuestion[];
  look: Look;
  /** The chapter of all answers that name none. */
  chapterId?: string;
  /** Whether mistakes in the question with this text can be reported; by default in all questions. */
  canReport?: (text: string) => boolean;
  below?: Below;
}) {
  const list = clsx('grid grid-cols-1', looks[look].list);
  const groups = questionGroups(review.map(({ question }) => question));
  return (
    <ol className={list}>
      {groups.map(({ first, count }) => {
        const questions = review.slice(first, first + count).map((reviewed, at) => {
          const index = first + at;
          const isKnown = canReport(originalOf(reviewed.question).question);
          const reportFor = isKnown ? (reviewed.chapterId ?? chapterOfAll) : undefined;
          return (
            <MarkedQuestion
              key={index}
              count={review.length}
              {...{ reviewed, index, look, reportFor, below }}
            />
          );
        });
        const { question, chapterId, place } = review[first] ?? {};
        if (!question?.case) return <Fragment key={first}>{questions}</Fragment>;
        const { passage } = originalOf(question).case ?? question.case;
        return (
          <li key={first} className={list}>
            <CaseOfReview
              passage={question.case.passage}
              item={markableOf(passage, chapterId ?? (look === 'stored' ? undefined : chapterOfAll))}
              chapterId={chapterId}
              range={place ?? questionsCopy.case.range({ count, first: first + 1, last: first + count })}
              look={look}
            />
            <ol className={list}>{questions}</ol>
          </li>
        );
      })}
    </ol>
  );
}
