import { paperMarks, paperQuestionCount, rowText } from '@repo/contracts/papers.rules';
import { Button } from '@repo/ui/button';
import { Skeleton } from '@repo/ui/loading';
import { Dices } from 'lucide-react';
import { useId } from 'react';
import { ItemProblem } from '#src/chapter-items/item-row.tsx';
import { ListState } from '#src/chapter-items/list-state.tsx';
import type { PaperFields } from './check-paper.ts';
import { DrawnQuestion } from './drawn-question.tsx';
import { papersCopy } from './papers-copy.ts';
import { useDrawnPaper } from './use-drawn-paper.ts';

/** A sample paper as a student may get it, and what the chapters lack for it. */
export function DrawnPaper({ fields }: { fields: PaperFields }) {
  const id = useId();
  const { drawn, leftOut, error, isFetching, retry, again } = useDrawnPaper(fields);
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="text-h3">
          {papersCopy.drawnHeading}
        </h3>
        <Button
          variant="outlined"
          size="sm"
          disabled={!drawn}
          icon={<Dices size={18} aria-hidden="true" />}
          onClick={again}
        >
          {papersCopy.previewAgain}
        </Button>
      </header>
      <ListState
        query={{ data: drawn ?? undefined, error, isFetching, refetch: retry }}
        failureText={papersCopy.drawnFailed}
        skeleton={<Skeleton className="h-60 w-full" />}
      >
        {({ paper, sources }) => {
          const starts = paper.sections.map((_, at) =>
            paper.sections.slice(0, at).reduce((sum, { questions }) => sum + questions.length, 1),
          );
          return (
            <>
              {leftOut > 0 ? <p className="text-meta text-ink-2">{papersCopy.leftOut(leftOut)}</p> : null}
              {paper.missing.length === 0 ? null : (
                <div className="grid gap-1">
                  <ItemProblem>{papersCopy.lacking}</ItemProblem>
                  <ul className="list-disc pl-6 text-meta">
                    {paper.missing.map(({ section, ...questions }, index) => (
                      <li key={index}>{papersCopy.missing(section, rowText(questions))}</li>
                    ))}
                  </ul>
                </div>
              )}
              {paper.sections.map(({ name, title, questions }, at) => (
                <div key={name} className="min-w-0">
                  <h4 className="flex flex-wrap items-baseline justify-between gap-x-3 font-bold">
                    <span>{[papersCopy.section(name, at), title].filter(Boolean).join(': ')}</span>
                    <span className="text-meta font-normal text-ink-2 tabular-nums">
                      {papersCopy.marksIn(
                        paperMarks({ sections: fields.sections.slice(at, at + 1) }),
                        paperQuestionCount({ sections: fields.sections.slice(at, at + 1) }),
                      )}
                    </span>
                  </h4>
                  <ol>
                    {questions.map((question, index) => (
                      <DrawnQuestion
                        key={index}
                        number={(starts[at] ?? 1) + index}
                        question={question}
                        sources={sources}
                      />
                    ))}
                  </ol>
                </div>
              ))}
            </>
          );
        }}
      </ListState>
    </section>
  );
}
