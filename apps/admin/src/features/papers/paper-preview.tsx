import { paperMarks, sessionText } from '@repo/contracts/papers.rules';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { useMemo } from 'react';
import { checkPaper } from './check-paper.ts';
import { DrawnPaper } from './drawn-paper.tsx';
import { blueprintOf, type PaperForm } from './paper-form.ts';
import { papersCopy } from './papers-copy.ts';

/** A number field's value in words, once it is a number. */
const wordsOf = (text: string, words: (number: number) => string) => {
  const number = Number(text);
  return text.trim() === '' || !Number.isInteger(number) || number < 0 ? '–' : words(number);
};

/** The cover of a paper, and a sample paper as a student may get it. */
export function PaperPreview({ form, onClose }: { form: PaperForm; onClose: () => void }) {
  const fields = useMemo(() => checkPaper(form).fields, [form]);
  const marks = paperMarks(blueprintOf(form));
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={papersCopy.preview}
      description={papersCopy.previewIntro}
      size="lg"
      phone="full"
      footer={
        <Button size="sm" onClick={onClose}>
          {papersCopy.previewClose}
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <section
          aria-label={papersCopy.cover}
          className="grid gap-3 rounded-card border-[1.5px] border-edge p-4"
        >
          <div className="text-center">
            <p className="text-meta text-ink-2">
              {[form.board, wordsOf(form.year, sessionText)].filter(Boolean).join(' · ')}
            </p>
            <h3 className="text-h3 wrap-anywhere">{form.name.trim() || papersCopy.untitled}</h3>
          </div>
          <dl className="flex flex-wrap justify-between gap-x-6 gap-y-1">
            <div>
              <dt className="inline text-ink-2">{papersCopy.timeAllowed}: </dt>
              <dd className="inline font-bold">{wordsOf(form.minutes, papersCopy.minutesText)}</dd>
              {Number(form.readingMinutes) > 0 ? (
                <dd className="text-meta text-ink-2">
                  {wordsOf(form.readingMinutes, papersCopy.readingTime)}
                </dd>
              ) : null}
            </div>
            <div>
              <dt className="inline text-ink-2">{papersCopy.maximumMarks}: </dt>
              <dd className="inline font-bold tabular-nums">{Number.isNaN(marks) ? '–' : marks}</dd>
            </div>
          </dl>
          {form.instructions.length === 0 ? null : (
            <div className="border-line border-t-[1.5px] pt-3">
              <h4 className="font-bold">{papersCopy.instructions}</h4>
              <ol className="list-decimal pl-6">
                {form.instructions.map(({ key, text }) => (
                  <li key={key} className="wrap-anywhere">
                    {text.trim() || papersCopy.untitled}
                  </li>
                ))}
              </ol>
            </div>
          )}
        </section>
        {fields ? <DrawnPaper fields={fields} /> : <p>{papersCopy.previewFaulty}</p>}
      </div>
    </Dialog>
  );
}
