import { signupCopy } from 'virtual:messages/signup';
import { Button, buttonClass } from '@repo/ui/button';
import { FieldNotes } from '@repo/ui/field';
import { Camera } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { languageOfLines } from '#src/platform/language/language.ts';

const loadShrink = () => import('#src/platform/shrink-picture.ts');

type PictureStepProps = {
  picture: string | null;
  onPicture: (dataUrl: string | null) => void;
  onSkip: () => void;
};

/** An optional picture from camera or gallery. */
export function PictureStep({ picture, onPicture, onSkip }: PictureStepProps) {
  const [error, setError] = useState<string | null>(null);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const { files } = event.target;
    const file = files?.[0];
    if (!file) return;
    const { shrinkPicture } = await loadShrink();
    const shrunk = await shrinkPicture(file);
    // Allow choosing the same file again after an error.
    if (input.current) input.current.value = '';
    setError('error' in shrunk ? shrunk.error : null);
    if ('dataUrl' in shrunk) onPicture(shrunk.dataUrl);
  };

  return (
    <div className="grid justify-items-start gap-4">
      <p lang={languageOfLines()} className="text-ink-2">
        {signupCopy.pictureLine}
      </p>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        onChange={choose}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className="grid size-32 cursor-pointer place-items-center overflow-hidden rounded-card border-[1.5px] border-dashed border-line-strong bg-surface text-center text-meta font-bold text-pen peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
      >
        {picture ? (
          <img src={picture} alt={signupCopy.pictureReplace} className="size-full object-cover" />
        ) : (
          <span className="grid justify-items-center gap-2 px-2">
            <Camera size={32} aria-hidden="true" />
            {signupCopy.pictureChoose}
          </span>
        )}
      </label>
      {error ? (
        <div role="alert">
          <FieldNotes id={id} error={error} />
        </div>
      ) : null}
      {picture ? (
        <div className="flex gap-3">
          <label
            htmlFor={id}
            className={buttonClass({ variant: 'outlined', size: 'sm', className: 'cursor-pointer' })}
          >
            {signupCopy.pictureReplace}
          </label>
          <Button variant="quiet" size="sm" onClick={() => onPicture(null)}>
            {signupCopy.pictureRemove}
          </Button>
        </div>
      ) : (
        <button
          type="button"
          onClick={onSkip}
          className="inline-flex min-h-11 items-center font-bold text-pen underline"
        >
          {signupCopy.pictureSkip}
        </button>
      )}
    </div>
  );
}
