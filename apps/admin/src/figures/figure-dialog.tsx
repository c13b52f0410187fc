import type { Figure } from '@repo/contracts/figures';
import { figureDescriptionShortMaxLength } from '@repo/contracts/limits/figures';
import { RadioCards } from '@repo/ui/radio-cards';
import { TextAreaField } from '@repo/ui/text-field';
import { type ComponentType, type Ref, useRef, useState } from 'react';
import { FormDialog } from '#src/editing/form-dialog.tsx';
import { useFormValue } from '#src/editing/use-form-value.ts';
import { FigureFileLine } from './figure-file-line.tsx';
import { checkFigure, type FigureErrors, type FigureWords } from './figure-form.ts';
import { FigureLooks } from './figure-looks.tsx';
import { figuresCopy } from './figures-copy.ts';
import { leftOutSentences } from './left-out.ts';
import { useFigureUpload } from './use-figure-upload.ts';

/** What the dialog opens with: a figure in the text, or a file for a new one. */
export type FigureToEdit = { figure: Figure; file: null } | { figure: null; file: File };

const widths = [
  { value: 'full', label: figuresCopy.full, description: figuresCopy.fullHint },
  { value: 'narrow', label: figuresCopy.narrow, description: figuresCopy.narrowHint },
];

/** The caption's field comes from the text editor, which has the tools for formulas. */
export type CaptionFieldProps = {
  ref: Ref<HTMLTextAreaElement>;
  label: string;
  hint: string;
  error: string | undefined;
  value: string;
  onChange: (caption: string) => void;
};

/**
 * One figure: uploads its file immediately while asking for caption and description, which stay if the upload
 * fails. Mount it while it is open.
 */
export function FigureDialog({
  edited: { figure: initial, file },
  CaptionField,
  onSave,
  onRemove,
  onClose,
}: {
  edited: FigureToEdit;
  CaptionField: ComponentType<CaptionFieldProps>;
  onSave: (figure: Figure) => void;
  onRemove?: () => void;
  onClose: () => void;
}) {
  const work = useFormValue({
    caption: initial?.caption ?? '',
    description: initial?.description ?? '',
    isNarrow: initial?.isNarrow === true,
  });
  const form = work.value;
  const { isNarrow } = form;
  const [errors, setErrors] = useState<FigureErrors | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  const made = useRef<Figure | null>(null);
  const fields = {
    caption: useRef<HTMLTextAreaElement>(null),
    description: useRef<HTMLTextAreaElement>(null),
  };
  const wayOut = useRef<HTMLButtonElement>(null);
  const { upload, send, retry, settled } = useFigureUpload(file);
  const name = upload.kind === 'stored' ? upload.figure.name : (initial?.name ?? null);
  const leftOut = upload.kind === 'stored' ? leftOutSentences(upload.figure.leftOut) : [];
  // A new file without any text is quickly chosen again, so closing asks nothing.
  const isDirty = () =>
    made.current === null && (work.isDirtyNow() || (initial !== null && upload.kind !== 'none'));

  const change = (part: Partial<typeof form>) => {
    const next = { ...form, ...part };
    work.change(next);
    if (errors) setErrors(checkFigure(next).errors);
  };
  /** The current texts; null, with the errors marked, if they are invalid. */
  function wordsNow(): FigureWords | null {
    const { words, errors: found } = checkFigure(work.valueNow());
    setErrors(found);
    if (!words) (found.caption ? fields.caption : fields.description).current?.focus();
    return words;
  }
  async function submit(): Promise<boolean> {
    if (!wordsNow()) return false;
    setIsWaiting(true);
    const stored = await settled();
    setIsWaiting(false);
    const storedName = stored === 'none' ? initial?.name : stored?.name;
    if (!storedName) {
      wayOut.current?.focus();
      return false;
    }
    // Include what was typed during the upload.
    const words = wordsNow();
    if (!words) return false;
    const mark = work.valueNow().isNarrow ? { isNarrow: true } : initial?.hasLetters && { hasLetters: true };
    made.current = { name: storedName, ...words, ...mark };
    return true;
  }
  const { length } = form.description.trim();
  const count = length <= figureDescriptionShortMaxLength ? figuresCopy.countShort : figuresCopy.countLong;
  return (
    <FormDialog
      title={initial ? figuresCopy.editTitle : figuresCopy.insertTitle}
      submitLabel={initial ? figuresCopy.save : figuresCopy.insert}
      busyLabel={figuresCopy.uploading}
      size="lg"
      isDirty={isDirty}
      isBusy={isWaiting}
      onSubmit={submit}
      onSent={() => made.current && onSave(made.current)}
      onClose={onClose}
    >
      <div role="status" className="empty:-mb-4">
        {upload.kind === 'sending' ? (
          <p className="grid h-36 place-items-center rounded-control bg-sunken text-meta text-ink-2">
            {figuresCopy.uploading}
          </p>
        ) : null}
      </div>
      {name === null || upload.kind === 'sending' ? null : (
        <FigureLooks name={name} alt={form.description.trim()} />
      )}
      {leftOut.length > 0 ? (
        <div role="status" className="rounded-control bg-marker-tint px-3.5 py-2 text-meta">
          <p className="font-bold">{figuresCopy.leftOut}</p>
          <ul className="list-disc pl-5">
            {leftOut.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <CaptionField
        ref={fields.caption}
        label={figuresCopy.caption}
        hint={figuresCopy.captionHint}
        value={form.caption}
        error={errors?.caption}
        onChange={(caption) => change({ caption })}
      />
      <TextAreaField
        ref={fields.description}
        label={figuresCopy.description}
        hint={
          <>
            {figuresCopy.descriptionHint}
            <span className="block tabular-nums">{count(length, figureDescriptionShortMaxLength)}</span>
          </>
        }
        rows={3}
        value={form.description}
        error={errors?.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <RadioCards
        legend={figuresCopy.width}
        columns={2}
        options={widths}
        value={isNarrow ? 'narrow' : 'full'}
        onValueChange={(value) => change({ isNarrow: value === 'narrow' })}
      />
      <FigureFileLine
        upload={upload}
        wayOutRef={wayOut}
        onRetry={() => void retry()}
        onFile={(chosen) => void send(chosen)}
        onRemove={onRemove}
      />
    </FormDialog>
  );
}
