import { hoursText, sectionText } from './paper-text.ts';
import '#src/platform/layout/content-text.css';
import './printed-paper.css';
import { paperCopy } from 'virtual:messages/paper';
import { paperMarks, sessionText } from '@repo/contracts/papers.rules';
import type { PaperSheet } from '#src/study/written/kept-paper.ts';
import { PrintedAnswer } from './printed-answer.tsx';
import { PrintedQuestion } from './printed-question.tsx';

/**
 * A whole paper in the board's layout and the light theme; with answers, its key and marking points follow.
 */
export function PrintedPaper({ sheet, hasAnswers }: { sheet: PaperSheet; hasAnswers: boolean }) {
  const { paper, sections, questions } = sheet;
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
              <PrintedQuestion key={asked.number} asked={asked} />
            ))}
          </section>
        ),
      )}
      {hasAnswers ? (
        <section className="printed-answers">
          <h2>{paperCopy.answers}</h2>
          {questions.map((asked) => (
            <PrintedAnswer key={asked.number} asked={asked} />
          ))}
        </section>
      ) : null}
    </div>
  );
}
