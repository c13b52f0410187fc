import type { AlternativeStatistics } from '@repo/contracts/admin';
import { marksText } from '@repo/contracts/written.rules';
import { Markup } from '@repo/ui/markup';
import { spokenText } from '@repo/ui/markup-needs';
import { trpc } from '#src/api/trpc.ts';
import { statisticsCopy } from './statistics-copy.ts';
import { StatisticsItem, StatisticsList, StatisticsMissing, StatisticsShare } from './statistics-frame.tsx';

/** Tries, average marks and how often each point was made, alternative by alternative. */
export function WrittenStatistics({ writtenId }: { writtenId: string }) {
  const query = trpc.admin.writtenStatistics.useQuery({ writtenId }, { gcTime: 0 });
  const { data } = query;
  if (!data) return <StatisticsMissing query={query} />;
  const { tries, averagePercent, alternatives } = data;
  if (tries === 0) return <p>{statisticsCopy.noneWritten}</p>;
  const hasTwo = alternatives.filter(({ isCurrent }) => isCurrent).length > 1;
  const average = averagePercent === null ? null : statisticsCopy.averageMarksPercent(averagePercent);
  return (
    <StatisticsList totals={[statisticsCopy.tries(tries), average]} note={statisticsCopy.noteWritten}>
      {alternatives.map((figures, index) => (
        <OfAlternative
          key={index}
          figures={figures}
          title={
            figures.isCurrent ? (hasTwo ? statisticsCopy.alternative(index) : null) : statisticsCopy.earlier
          }
        />
      ))}
    </StatisticsList>
  );
}

function OfAlternative({ figures, title }: { figures: AlternativeStatistics; title: string | null }) {
  const { question, tries, averageMarks, marks, points } = figures;
  return (
    <StatisticsItem
      kicker={title}
      heading={<Markup text={question} inline />}
      summary={averageMarks === null ? null : statisticsCopy.averageMarks(averageMarks, marks, tries)}
    >
      {points.map(({ text, halves, ticked, shareTickedPercent }, index) => (
        <StatisticsShare
          key={index}
          label={
            <span className="min-w-0">
              <Markup text={text} inline /> ({marksText(halves)})
            </span>
          }
          name={spokenText(text)}
          count={ticked}
          percent={shareTickedPercent ?? 0}
        />
      ))}
    </StatisticsItem>
  );
}
