import { type RefObject, useRef } from 'react';
import { type Place, placeAfter, textWith } from './text-insertion.ts';

export type Piece = { text: string; isBlock: boolean };

export type Insertion = {
  /** Ref for the `<textarea>`. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** The selection, or the cursor. */
  placeNow: () => Place;
  insert: (piece: Piece, place?: Place) => void;
  /** For delayed insertion: maps the range to the text at that time, so that typing may continue. */
  insertLater: (place: Place) => (piece: Piece) => void;
};

/** Inserts pieces into a field's text, with the cursor after them. */
export function useInsertion(value: string, onChange: (value: string) => void): Insertion {
  const field = useRef<HTMLTextAreaElement>(null);
  const now = useRef({ value, onChange });
  now.current = { value, onChange };
  const placeNow = (): Place => {
    const end = now.current.value.length;
    return { from: field.current?.selectionStart ?? end, to: field.current?.selectionEnd ?? end };
  };
  /** After the next render the field has the new text, and a dialog has returned the focus. */
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
