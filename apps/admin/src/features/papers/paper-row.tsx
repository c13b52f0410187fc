import type { PaperDraft } from '@repo/contracts/content.drafts';
import { paperMarks, paperQuestionCount, paperTitle, unitMarksSum } from '@repo/contracts/papers.rules';
import { Copy } from 'lucide-react';
import { AvailabilitySwitch } from '#src/chapter-items/availability-switch.tsx';
import { ItemProblem, ItemRow } from '#src/chapter-items/item-row.tsx';
import { papersCopy } from './papers-copy.ts';

const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A paper in the list: what it is, its last check, whether students get it. */
export function PaperRow({
  paper,
  onShow,
  onCopy,
  ...acts
}: {
  paper: PaperDraft;
  onShow: (isAvailable: boolean) => Promise<unknown>;
  onCopy: () => void;
  onEdit: () => void;
  onPreview: () => void;
  onDelete: () => void;
}) {
  const title = paperTitle(paper);
  const facts = [
    paper.board,
    papersCopy.marksIn(paperMarks(paper), paperQuestionCount(paper)),
    papersCopy.minutesText(paper.minutes),
  ];
  return (
    <ItemRow
      title={title}
      names={{
        edit: papersCopy.editNamed(title),
        preview: papersCopy.previewNamed(title),
        remove: papersCopy.removeNamed(title),
        acts: papersCopy.actsOf(title),
      }}
      controls={
        <AvailabilitySwitch label={papersCopy.available(title)} isOn={paper.isAvailable} onChange={onShow} />
      }
      entries={[
        {
          label: papersCopy.copyForYear,
          icon: <Copy size={18} aria-hidden="true" />,
          onSelect: onCopy,
        },
      ]}
      {...acts}
    >
      <p className="text-meta text-ink-2 wrap-anywhere">{facts.join(' · ')}</p>
      <p className="text-meta text-ink-2">
        {paper.checkedOn ? papersCopy.checked(day.format(new Date(paper.checkedOn))) : papersCopy.unchecked}
      </p>
      {unitMarksSum(paper) === paperMarks(paper) ? null : <ItemProblem>{papersCopy.sumDiffers}</ItemProblem>}
    </ItemRow>
  );
}
