import { paperCopy } from 'virtual:messages/paper';
import { writtenCopy } from 'virtual:messages/written';
import { clsx } from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import { MarginMarks } from '#src/study/written/asked.tsx';
import { BesidePoints } from '#src/study/written/beside-points.tsx';
import type { Given, WrittenAsked as Written } from '#src/study/written/kept-paper.ts';
import { ModelAnswer } from '#src/study/written/model-answer.tsx';
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
      <div className={clsx('mx-auto grid w-full gap-4', chosen ? 'max-w-page' : 'max-w-170')}>
        <div className="flex items-start justify-between gap-3">
          <h2 ref={heading} tabIndex={-1} className="font-body font-bold text-body outline-none!">
            {paperCopy.question({ n: asked.number })}
          </h2>
          <MarginMarks halves={asked.marks * 2} />
        </div>
        <WrittenAsked question={asked.question} alternative={alternative} isFixed onChoose={onChoose} />
        <BesidePoints
          text={text}
          without={<p className="text-meta text-ink-2">{paperCopy.noTextShown}</p>}
          writtenId={asked.question._id}
        >
          {chosen ? (
            <>
              <h3 id="model-answer">{writtenCopy.modelAnswer}</h3>
              <ModelAnswer parts={chosen.parts} ticked={ticked} isLocked={false} onTick={onTick} />
            </>
          ) : null}
        </BesidePoints>
      </div>
    </div>
  );
}
