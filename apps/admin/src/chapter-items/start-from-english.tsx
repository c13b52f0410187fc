import { Button } from '@repo/ui/button';
import { useRef } from 'react';
import { itemsCopy } from './chapter-items-copy.ts';

/**
 * Fills an empty text in another language with the English, so that its figures and formulas stay.
 * Focuses the editor below it.
 */
export function StartFromEnglish({
  english,
  value,
  onStart,
}: {
  english: string;
  /** The text so far. */
  value: string;
  onStart: (text: string) => void;
}) {
  const row = useRef<HTMLDivElement>(null);
  const isOffered = value.trim() === '' && english.trim() !== '';
  return (
    <div ref={row} className="empty:hidden">
      {isOffered ? (
        <Button
          variant="outlined"
          size="sm"
          onClick={() => {
            const editor = row.current?.parentElement?.querySelector<HTMLElement>('[contenteditable]');
            onStart(english);
            editor?.focus();
          }}
        >
          {itemsCopy.startFromEnglish}
        </Button>
      ) : null}
    </div>
  );
}
