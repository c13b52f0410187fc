import { type RefObject, useRef } from 'react';
import { type Place, textWith } from './text-insertion.ts';

export type Piece = { text: string; isBlock: boolean };

/** Puts pieces into the text of a field and goes on writing behind them. */
export function useInsertion(
  field: RefObject<HTMLTextAreaElement | null>,
  value: string,
  onChange: (value: string) => void,
) {
  const now = useRef({ value, onChange });
  now.current = { value, onChange };
  const placeNow = (): Place => {
    const end = now.current.value.length;
    return { from: field.current?.selectionStart ?? end, to: field.current?.selectionEnd ?? end };
  };
  return {
    /** What is selected, or where the cursor is. */
    placeNow,
    insert(piece: Piece, place: Place = placeNow()) {
      const { text, cursor } = textWith(now.current.value, place, piece);
      now.current.onChange(text);
      // The field has the new text, and a dialog has given the focus back, once the page is drawn again.
      requestAnimationFrame(() => {
        field.current?.focus();
        field.current?.setSelectionRange(cursor, cursor);
      });
    },
  };
}
