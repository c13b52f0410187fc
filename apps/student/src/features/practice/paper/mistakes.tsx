import { paperCopy } from 'virtual:messages/paper';
import { writtenCopy } from 'virtual:messages/written';
import { partText } from '@repo/contracts/question-names';
import { Button } from '@repo/ui/button';
import { MarginPage } from '@repo/ui/margin-page';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ChapterFigures } from '#src/content/figures/chapter-figures.tsx';
import { ReportMistake } from '#src/reading/reports/report-mistake.tsx';
import { AnswerReview } from '#src/study/questions/answer-review.tsx';
import { type ReviewedQuestion, reviewAnswers } from '#src/study/questions/review-answers.ts';
import type {
  ChoiceAsked,
  Given,
  KeptPaper,
  WrittenAsked as Written,
} from '#src/study/written/kept-paper.ts';
import { MarksText } from '#src/study/written/marks-text.tsx';
import { ModelAnswer } from '#src/study/written/model-answer.tsx';
import { OwnTextShown } from '#src/study/written/own-text.tsx';
import { markedQuestions, type QuestionMarks } from './paper-marks.ts';
import { WrittenAsked } from './written-part.tsx';

/** Wrong answers of a question or case, numbered as in the paper. */
function wrongOf(asked: ChoiceAsked, { options, typed, unread }: Given): ReviewedQuestion[] {
  const isCase = asked.questions.length > 1;
  const place = paperCopy.question({ n: asked.number });
  return reviewAnswers(asked.questions, options, typed, unread)
    .map((reviewed, part) => ({
      ...reviewed,
      chapterId: asked.chapterId,
      place,
      name: isCase ? `${place} ${partText(part)}` : place,
    }))
    .filter(({ isCorrect }) => !isCorrect);
}

function WrittenMistake({ asked, given, marks }: { asked: Written; given: Given; marks: QuestionMarks }) {
  const alternative = given.alternative ?? 0;
  const of = paperCopy.question({ n: asked.number });
  const parts = asked.question.alternatives[alternative]?.parts ?? [];
  return (
    <section
      aria-label={of}
      className="grid min-w-0 grid-cols-1 gap-4 rounded-card bg-surface p-4 outline-ink"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-meta text-ink-2">{of}</h2>
        <MarksText {...marks} className="font-bold text-redpen" />
      </div>
      <ChapterFigures chapterId={asked.chapterId} isAlone>
        <WrittenAsked
          question={asked.question}
          alternative={alternative}
          isFixed
          of={of}
          onChoose={() => {}}
        />
        {given.text.trim() === '' ? null : <OwnTextShown text={given.text} of={of} />}
        <div className="grid grid-cols-1 gap-4 border-line border-t-[1.5px] pt-4">
          <h3>{writtenCopy.modelAnswer}</h3>
          <ModelAnswer parts={parts} ticked={given.ticked} isLocked of={of} onTick={() => {}} />
        </div>
      </ChapterFigures>
      <ReportMistake
        item={{ kind: 'written', chapterId: asked.chapterId, itemId: asked.question._id }}
        of={of}
        className="-mx-3 -mb-2 justify-self-start"
      />
    </section>
  );
}

/**
 * Wrong choices with solution and reason, and written answers below full marks with their model answers, in
 * the paper's order.
 */
export function Mistakes({ kept, onBack }: { kept: KeptPaper; onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const mistakes = markedQuestions(kept).filter(({ marks }) => marks.halves < marks.outOfHalves);
  return (
    <MarginPage className="min-h-[calc(100dvh-8.5rem)] pt-3 pb-8 md:min-h-dvh md:pt-6">
      <div className="mx-auto grid w-full max-w-170 grid-cols-1 gap-4">
        <Button
          variant="quiet"
          size="sm"
          className="-ml-4 justify-self-start"
          icon={<ChevronLeft size={18} aria-hidden="true" />}
          onClick={onBack}
        >
          {paperCopy.backToMarks}
        </Button>
        <h1 ref={heading} tabIndex={-1} className="text-h2">
          {paperCopy.mistakes}
        </h1>
        {mistakes.length === 0 ? <p>{paperCopy.noMistakes}</p> : null}
        {mistakes.map(({ asked, given, marks }) =>
          asked.kind === 'written' ? (
            <WrittenMistake key={asked.number} {...{ asked, given, marks }} />
          ) : (
            <AnswerReview key={asked.number} review={wrongOf(asked, given)} look="paper" />
          ),
        )}
      </div>
    </MarginPage>
  );
}
