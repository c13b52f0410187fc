import type { WrittenDraft } from '@repo/contracts/content.drafts';
import { addsUp, writtenLength } from '@repo/contracts/written.rules';
import { firstWords } from '@repo/contracts/written.texts';
import { Markup } from '@repo/ui/markup';
import type { ComponentProps } from 'react';
import { itemsCopy } from '#src/chapter-items/chapter-items-copy.ts';
import { ItemProblem, ItemRow } from '#src/chapter-items/item-row.tsx';
import { MarginMarks } from '#src/chapter-items/margin-marks.tsx';
import { writtenCopy } from './written-copy.ts';

/** A written question in the list, with its actions. */
export function WrittenRow({
  question,
  name,
  ...row
}: {
  question: WrittenDraft;
  /** The question's first words without markup. */
  name: string;
} & Omit<ComponentProps<typeof ItemRow>, 'title' | 'names' | 'aside' | 'children'>) {
  const { marks, source, alternatives, isExtra } = question;
  const facts = [
    writtenCopy.lengths[writtenLength(marks)],
    ...(source ? [writtenCopy.source(source)] : []),
    ...(alternatives.length > 1 ? [writtenCopy.aOrB] : []),
    ...(isExtra ? [itemsCopy.isExtra] : []),
  ];
  return (
    <ItemRow
      title={<Markup text={firstWords(question)} inline />}
      names={{
        edit: writtenCopy.editNamed(name),
        preview: writtenCopy.previewNamed(name),
        remove: writtenCopy.removeNamed(name),
        acts: writtenCopy.actsOf(name),
      }}
      aside={<MarginMarks halves={marks * 2} />}
      {...row}
    >
      <p className="text-meta text-ink-2 wrap-anywhere">{facts.join(' · ')}</p>
      {addsUp(question) ? null : <ItemProblem>{writtenCopy.problem}</ItemProblem>}
    </ItemRow>
  );
}
