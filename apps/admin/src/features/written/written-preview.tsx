import type { Alternative } from '@repo/contracts/items/written';
import { fullHalves, pointCount, writtenHalves, writtenLength } from '@repo/contracts/written.rules';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { Markup } from '@repo/ui/markup';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { MarginMarks } from '#src/chapter-items/margin-marks.tsx';
import { studentText } from '#src/chapter-items/student-text.ts';
import { PreviewAnswer } from './preview-answer.tsx';
import { writtenCopy } from './written-copy.ts';
import { plainOf, type WrittenForm } from './written-form.ts';

function Text({ text }: { text: string }) {
  return (
    <div className={clsx(studentText, 'min-w-0 flex-1')}>
      <Markup text={text.trim() || writtenCopy.untitled} />
    </div>
  );
}

/** An alternative's question and its parts with their marks. */
function Asked({ question, parts }: Alternative) {
  const asked = parts.filter(({ name, text }) => name !== undefined || text !== undefined);
  return (
    <div className="grid min-w-0 flex-1 gap-2">
      <Text text={question} />
      {asked.map((part, at) => (
        <div key={at} className="flex items-start gap-3">
          {part.name ? <span className="shrink-0 font-bold">{part.name}</span> : null}
          {part.text ? <Text text={part.text} /> : <span className="flex-1" />}
          {parts.length > 1 ? <MarginMarks halves={fullHalves({ question, parts: [part] })} /> : null}
        </div>
      ))}
    </div>
  );
}

/** A written question as students see it, at a phone's width: the question, then the model answer to tick by. */
export function WrittenPreview({ form, onClose }: { form: WrittenForm; onClose: () => void }) {
  const { marks, passage, source, alternatives } = plainOf(form);
  const paper = source && source.year !== null ? writtenCopy.source({ ...source, year: source.year }) : null;
  const [chosen, setChosen] = useState(0);
  const [ticked, setTicked] = useState<string | null>(null);
  const name = useId();
  const alternative = alternatives[chosen] ?? alternatives[0];
  if (!alternative) return null;
  const tick = (at: number) =>
    setTicked((now) =>
      [...(now ?? '')].map((sign, index) => (index === at ? (sign === '1' ? '0' : '1') : sign)).join(''),
    );
  return (
    <Dialog
      open
      onOpenChange={(next) => next || onClose()}
      title={writtenCopy.preview}
      description={writtenCopy.previewIntro}
      size="sm"
      phone="full"
      footer={
        ticked === null ? (
          <Button size="sm" onClick={() => setTicked('0'.repeat(pointCount(alternative)))}>
            {writtenCopy.previewShow}
          </Button>
        ) : (
          <div className="flex w-full items-center justify-between gap-3">
            <span role="status" className="font-heading text-h3 text-redpen tabular-nums">
              {writtenCopy.sum(writtenHalves({ marks, alternatives }, chosen, ticked), marks)}
            </span>
            <Button size="sm" onClick={onClose}>
              {writtenCopy.previewClose}
            </Button>
          </div>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex items-start justify-between gap-3 text-meta text-ink-2">
          <p>
            <span className="block font-bold">{writtenCopy.lengths[writtenLength(marks)]}</span>
            {paper === null ? null : <span className="block text-caption wrap-anywhere">{paper}</span>}
          </p>
          <MarginMarks halves={marks * 2} />
        </div>
        {passage === undefined ? null : (
          <section
            aria-label={writtenCopy.previewPassage}
            className="rounded-card border-[1.5px] border-line p-4"
          >
            <Text text={passage} />
          </section>
        )}
        {alternatives.length > 1 && ticked === null ? (
          <fieldset className="grid min-w-0 gap-2">
            <legend className="mb-2 text-meta font-bold">{writtenCopy.previewChoose}</legend>
            {alternatives.map((one, index) => (
              <label
                key={index}
                className={clsx(
                  'flex cursor-pointer items-start gap-3 rounded-control border-[1.5px] border-line-strong bg-surface px-3.5 py-2.5',
                  'has-checked:border-pen has-checked:bg-pen-tint has-checked:shadow-[inset_0_0_0_1px_var(--pen)]',
                  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                )}
              >
                <input
                  type="radio"
                  name={name}
                  aria-label={writtenCopy.alternative(index)}
                  checked={chosen === index}
                  onChange={() => setChosen(index)}
                  className="peer sr-only"
                />
                <span
                  aria-hidden="true"
                  className="keep-colour grid size-8 shrink-0 place-items-center rounded-full border-[1.5px] border-line-strong text-meta font-bold peer-checked:border-pen peer-checked:bg-pen peer-checked:text-surface"
                >
                  {'AB'[index]}
                </span>
                <Asked {...one} />
              </label>
            ))}
          </fieldset>
        ) : (
          <Asked {...alternative} />
        )}
        {ticked === null ? null : <PreviewAnswer parts={alternative.parts} ticked={ticked} onTick={tick} />}
      </div>
    </Dialog>
  );
}
