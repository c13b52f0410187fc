import { paperCopy } from 'virtual:messages/paper';
import { questionsCopy } from 'virtual:messages/questions';
import { writtenCopy } from 'virtual:messages/written';
import { paperMarks, sessionText } from '@repo/contracts/papers.rules';
import { PrintedAnswer } from '@repo/ui/printed-answer';
import { PrintedQuestion } from '@repo/ui/printed-question';
import { ChapterFigures } from '#src/content/figures/chapter-figures.tsx';
import type { PaperSheet } from '#src/study/written/kept-paper.ts';
import { hoursText, sectionText } from './paper-text.ts';

/**
 * A whole paper in the board's layout and the light theme; with answers, its key and marking points follow.
 */
export function PrintedPaper({ sheet, hasAnswers }: { sheet: PaperSheet; hasAnswers: boolean }) {
  const { paper, sections, questions } = sheet;
  const { assertion, reason } = questionsCopy.statements;
  const { or } = paperCopy;
  const words = { or, assertion: assertion.name, reason: reason.name, anyCount: writtenCopy.anyCount };
  return (
    <div className="printed-paper" data-theme="light" aria-hidden="true">
      <header className="printed-cover">
        <p>
          {paper.board} · {paperCopy.session({ session: sessionText(paper.year) })}
        </p>
        <h1>{paper.name}</h1>
        <p className="printed-facts">
          <span>
            {paperCopy.timeAllowed}: {hoursText(paper.minutes)}
          </span>
          {paper.readingMinutes > 0 ? (
            <span>
              {paperCopy.reading}: {hoursText(paper.readingMinutes)}
            </span>
          ) : null}
          <span>
            {paperCopy.maximum}: {paperMarks(paper)}
          </span>
        </p>
      </header>
      {paper.instructions.length > 0 ? (
        <section className="printed-instructions">
          <h2>{paperCopy.instructions}</h2>
          <ol>
            {paper.instructions.map((instruction) => (
              <li key={instruction}>{instruction}</li>
            ))}
          </ol>
        </section>
      ) : null}
      {sections.map(({ name, title, first, count }) =>
        count === 0 ? null : (
          <section key={name} className="printed-section">
            <h2>{sectionText(name, title)}</h2>
            {questions.slice(first, first + count).map((asked) => (
              <ChapterFigures key={asked.number} chapterId={asked.chapterId} isAlone>
                <PrintedQuestion asked={asked} words={words} />
              </ChapterFigures>
            ))}
          </section>
        ),
      )}
      {hasAnswers ? (
        <section className="printed-answers">
          <h2>{paperCopy.answers}</h2>
          {questions.map((asked) => (
            <ChapterFigures key={asked.number} chapterId={asked.chapterId} isAlone>
              <PrintedAnswer asked={asked} words={words} />
            </ChapterFigures>
          ))}
        </section>
      ) : null}
    </div>
  );
}
