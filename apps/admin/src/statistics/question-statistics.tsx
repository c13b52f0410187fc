import type { QuestionStatistics as Figures } from '@repo/contracts/admin';
import { Markup } from '@repo/ui/markup';
import { spokenText } from '@repo/ui/markup-needs';
import { Tick } from '@repo/ui/tick';
import { trpc } from '#src/api/trpc.ts';
import { studentText } from '#src/chapter-items/student-text.ts';
import { QuestionReading } from './question-reading.tsx';
import { statisticsCopy } from './statistics-copy.ts';
import { StatisticsItem, StatisticsList, StatisticsMissing, StatisticsShare } from './statistics-frame.tsx';

const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100));

/** How each question did in each student's newest try: right answers, their meaning, and every option. */
export function QuestionStatistics({ testId }: { testId: string }) {
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
        <Question key={index} figures={figures} />
      ))}
    </StatisticsList>
  );
}

function Question({ figures }: { figures: Figures }) {
  const { number, question, options, correctAnswer, tries, notSelected, shareCorrectPercent } = figures;
  return (
    <StatisticsItem
      kicker={null}
      heading={number === null ? statisticsCopy.earlier : statisticsCopy.question(number)}
      text={
        <div className={studentText}>
          <Markup text={question} />
        </div>
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
