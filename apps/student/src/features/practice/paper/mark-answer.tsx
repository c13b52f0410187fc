import { paperCopy } from 'virtual:messages/paper';
import { writtenCopy } from 'virtual:messages/written';
import { useLayoutEffect, useRef } from 'react';
import { MarginMarks } from '#src/study/written/asked.tsx';
import type { Given, WrittenAsked as Written } from '#src/study/written/kept-paper.ts';
import { ModelAnswer } from '#src/study/written/model-answer.tsx';
import { OwnTextShown } from '#src/study/written/own-text.tsx';
import { AnswerPhotos } from '#src/study/written/photos/answer-photos-lazy.tsx';
import { WrittenAsked } from './written-part.tsx';

/** A written answer beside the model answer, with a checkbox per point. */
export function MarkAnswer({
  asked,
  given,
  onChoose,
  onTick,
}: {
  asked: Written;
  given: Given;
  onChoose: (alternative: number) => void;
  onTick: (point: number) => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const { alternative, text, ticked } = given;
  const chosen = alternative === null ? undefined : asked.question.alternatives[alternative];
  return (
    <div className="margin-page flex-1 pt-3 pb-8">
      <div className="mx-auto grid w-full max-w-170 gap-4">
        <div className="flex items-start justify-between gap-3">
          <h2 ref={heading} tabIndex={-1} className="font-body font-bold text-body outline-none!">
            {paperCopy.question({ n: asked.number })}
          </h2>
          <MarginMarks halves={asked.marks * 2} />
        </div>
        <WrittenAsked question={asked.question} alternative={alternative} isFixed onChoose={onChoose} />
        {text.trim() === '' ? (
          <p className="text-meta text-ink-2">{paperCopy.noTextShown}</p>
        ) : (
          <OwnTextShown text={text} />
        )}
        <AnswerPhotos writtenId={asked.question._id} />
        {chosen ? (
          <section aria-labelledby="model-answer" className="grid gap-4 border-line border-t-[1.5px] pt-5">
            <h3 id="model-answer">{writtenCopy.modelAnswer}</h3>
            <ModelAnswer parts={chosen.parts} ticked={ticked} isLocked={false} onTick={onTick} />
          </section>
        ) : null}
      </div>
    </div>
  );
}
