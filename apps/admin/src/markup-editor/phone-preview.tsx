import { Markup } from '@repo/ui/markup';
import { RuledSheet } from '@repo/ui/ruled-sheet';
import { useDeferredValue } from 'react';
import { markupEditorCopy } from './markup-editor-copy.ts';

/** React keys derived from the text, so that inserting a block does not re-render the blocks below it. */
function keyed(blocks: readonly string[]): { key: string; text: string }[] {
  const seen = new Map<string, number>();
  return blocks.map((text) => {
    const times = seen.get(text) ?? 0;
    seen.set(text, times + 1);
    return { key: `${times}:${text}`, text };
  });
}

/** The page in the student app's renderer, at the width of a phone; rendered with low priority. */
export function PhonePreview({ blocks }: { blocks: readonly string[] }) {
  const shown = useDeferredValue(blocks);
  return (
    <section
      aria-label={markupEditorCopy.previewLabel}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      className="mx-auto h-full w-full max-w-90 overflow-y-auto rounded-card border-[1.5px] border-edge bg-surface px-4"
    >
      {shown.length === 0 ? <p className="py-6 text-ink-3">{markupEditorCopy.previewEmpty}</p> : null}
      <RuledSheet className="phone-sheet">
        {keyed(shown).map(({ key, text }) => (
          <Markup key={key} text={text} isPage />
        ))}
      </RuledSheet>
    </section>
  );
}
