import { questionsCopy } from 'virtual:messages/questions';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Sign } from './signs.ts';

const copy = questionsCopy.typed;

/** Keys for signs that are hard to find on a phone's keyboard; they type into a controlled field. */
export function SignRow({
  signs,
  field,
  maxLength,
  onChange,
}: {
  signs: readonly Sign[];
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  maxLength: number;
  onChange: (text: string) => void;
}) {
  if (signs.length === 0) return null;
  const insert = ({ inserts, back }: Sign) => {
    const element = field.current;
    if (!element || element.value.length + inserts.length > maxLength) return;
    const text = element.value;
    const [from, to] = [element.selectionStart ?? text.length, element.selectionEnd ?? text.length];
    flushSync(() => onChange(text.slice(0, from) + inserts + text.slice(to)));
    element.focus();
    const caret = from + inserts.length - back;
    element.setSelectionRange(caret, caret);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced with each key
    <div role="group" aria-label={copy.signs} className="flex flex-wrap gap-2">
      {signs.map((sign) => (
        <button
          key={sign.name}
          type="button"
          aria-label={copy.sign[sign.name]}
          // The field keeps the focus, so that the phone's keyboard stays open.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => insert(sign)}
          className="min-h-11 min-w-11 rounded-control border-[1.5px] border-line-strong bg-surface px-2 font-bold hover:bg-sunken"
        >
          {sign.shown}
        </button>
      ))}
    </div>
  );
}
