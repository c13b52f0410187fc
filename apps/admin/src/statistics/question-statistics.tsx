import type { QuestionStatistics as Figures } from '@repo/contracts/admin';
import { Markup } from '@repo/ui/markup';
import { spokenText } from '@repo/ui/markup-needs';
import { Tick } from '@repo/ui/tick';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { trpc } from '#src/api/trpc.ts';
import { studentText } from '#src/chapter-items/student-text.ts';
import { tabOfList } from '#src/selection/chapter-tabs.ts';
import { QuestionReading } from './question-reading.tsx';
import { statisticsCopy } from './statistics-copy.ts';
import { StatisticsItem, StatisticsList, StatisticsMissing, StatisticsShare } from './statistics-frame.tsx';

const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100));

/** How each question did in each student's newest try: right answers, their meaning, and every option. */
export function QuestionStatistics({
  chapter,
  testId,
  onLeave,
}: {
  chapter: { _id: string; subjectId: string };
  testId: string;
  /** Called before a link to a question is followed. */
  onLeave: () => void;
}) {
  const query = trpc.admin.questionStatistics.useQuery({ testId }, { gcTime: 0 });
  const { data } = query;
  if (!data) return <StatisticsMissing query={query} />;
  const { tries, passed, averageScorePercent, questions } = data;
  if (tries === 0) return <p>{statisticsCopy.none}</p>;
  const average = averageScorePercent === null ? null : statisticsCopy.average(averageScorePercent);
  const totals = [statisticsCopy.students(tries), statisticsCopy.passed(passed), average];
  return (
    <StatisticsList totals={totals} note={statisticsCopy.note}>
      {questions.map((figures, index) => (
        <Question key={index} figures={figures}>
          {figures.number === null ? null : (
            <Link
              to="/$subjectId/$chapterId/$tab"
              params={{ subjectId: chapter.subjectId, chapterId: chapter._id, tab: tabOfList('tests') }}
              search={{ item: testId, page: String(figures.number) }}
              onClick={onLeave}
              className="inline-flex min-h-11 items-center justify-self-start font-bold text-pen underline underline-offset-3"
            >
              {statisticsCopy.edit(figures.number)}
            </Link>
          )}
        </Question>
      ))}
    </StatisticsList>
  );
}

function Question({ figures, children }: { figures: Figures; children: ReactNode }) {
  const { number, question, options, correctAnswer, tries, notSelected, shareCorrectPercent } = figures;
  return (
    <StatisticsItem
      kicker={null}
      heading={number === null ? statisticsCopy.earlier : statisticsCopy.question(number)}
      text={
        <>
          <div className={studentText}>
            <Markup text={question} />
          </div>
          {children}
        </>
      }
      summary={shareCorrectPercent === null ? null : statisticsCopy.correct(shareCorrectPercent, tries)}
      reading={<QuestionReading figures={figures} />}
    >
      {options.map(({ text, chosen }, index) => {
        const isRight = index === correctAnswer;
        const letter = statisticsCopy.letter(index);
        return (
          <StatisticsShare
            key={index}
            label={
              <>
                <span className="shrink-0 font-bold">{letter}</span>
                {isRight ? <Tick size={16} label={statisticsCopy.right} /> : null}
                <span className="min-w-0">
                  <Markup text={text} inline />
                </span>
              </>
            }
            name={`${letter} ${spokenText(text)}`}
            count={chosen}
            percent={percentOf(chosen, tries)}
            tone={isRight ? 'tick' : 'pen'}
          />
        );
      })}
      {notSelected > 0 ? (
        <StatisticsShare
          label={<em className="min-w-0">{statisticsCopy.notSelected}</em>}
          name={statisticsCopy.notSelected}
          count={notSelected}
          percent={percentOf(notSelected, tries)}
        />
      ) : null}
    </StatisticsItem>
  );
}
