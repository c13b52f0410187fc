import { clsx } from 'clsx';
import { type ComponentProps, useState } from 'react';
import { uiWords } from '#src/words.ts';
import { controlClass, FieldFrame, type FieldText, useFieldIds } from './field.tsx';

/** Password input with a Show/Hide button. Paste is allowed. */
export function PasswordField({
  id: givenId,
  label,
  hint,
  error,
  hideLabel,
  className,
  ...input
}: FieldText & Omit<ComponentProps<'input'>, 'type'>) {
  const { id, controlProps } = useFieldIds(givenId, { label, hint, error });
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame {...{ id, label, hint, error, hideLabel, className }}>
      <span className="relative block">
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          {...controlProps}
          type={isShown ? 'text' : 'password'}
          className={clsx(controlClass, 'pr-20')}
        />
        <button
          type="button"
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0.5 right-0.5 min-w-16 rounded-[10px] px-3 text-meta font-bold text-pen hover:bg-pen-tint"
        >
          {isShown ? uiWords.hide : uiWords.show}
          <span className="sr-only"> {uiWords.password}</span>
        </button>
      </span>
    </FieldFrame>
  );
}
