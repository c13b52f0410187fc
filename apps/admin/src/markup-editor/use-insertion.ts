import { type RefObject, useRef } from 'react';
import { type Place, placeAfter, textWith } from './text-insertion.ts';

export type Piece = { text: string; isBlock: boolean };

export type Insertion = {
  /** For the `<textarea>`. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** What is selected, or where the cursor is. */
  placeNow: () => Place;
  insert: (piece: Piece, place?: Place) => void;
  /** For what takes a moment: puts its piece where the place is by then, one may go on writing meanwhile. */
  insertLater: (place: Place) => (piece: Piece) => void;
};

/** Puts pieces into the text of a field and goes on writing behind them. */
export function useInsertion(value: string, onChange: (value: string) => void): Insertion {
  const field = useRef<HTMLTextAreaElement>(null);
  const now = useRef({ value, onChange });
  now.current = { value, onChange };
  const placeNow = (): Place => {
    const end = now.current.value.length;
    return { from: field.current?.selectionStart ?? end, to: field.current?.selectionEnd ?? end };
  };
  /** The field has the new text, and a dialog has given the focus back, once the page is drawn again. */
  const goOnAt = (cursor: number, isWanted = () => true) =>
    requestAnimationFrame(() => {
      if (!isWanted()) return;
      field.current?.focus();
      field.current?.setSelectionRange(cursor, cursor);
    });
  return {
    field,
    placeNow,
    insert(piece, place = placeNow()) {
      const { text, cursor } = textWith(now.current.value, place, piece);
      now.current.onChange(text);
      goOnAt(cursor);
    },
    insertLater(place) {
      const before = now.current.value;
      return (piece) => {
        if (piece.text === '') return;
        const current = now.current.value;
        const at = placeAfter(place, before, current);
        const { text, cursor } = textWith(current, at, piece);
        const written = placeNow().from;
        now.current.onChange(text);
        const moved = written > at.from ? written + text.length - current.length : written;
        goOnAt(current === before ? cursor : moved, () => document.activeElement === field.current);
      };
    },
  };
}
