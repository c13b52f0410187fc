import { paperMarks, paperQuestionCount, sectionMarks, unitMarksSum } from '@repo/contracts/papers.rules';
import { Tick } from '@repo/ui/tick';
import { TriangleAlert } from 'lucide-react';
import { blueprintOf, type PaperForm, type SectionForm } from './paper-form.ts';
import { papersCopy } from './papers-copy.ts';

const isKnown = (sum: number) => Number.isFinite(sum);

/** Whether the marks of units and sections are equal, in words. */
export function UnitsAgainstSections({ form }: { form: Pick<PaperForm, 'units' | 'sections'> }) {
  const blueprint = blueprintOf(form);
  const [ofUnits, ofSections] = [unitMarksSum(blueprint), paperMarks(blueprint)];
  const areKnown = isKnown(ofUnits) && isKnown(ofSections);
  const isRight = areKnown && ofUnits === ofSections;
  return (
    <p
      role="status"
      className={
        isRight || !areKnown
          ? 'flex items-center gap-1.5 text-meta text-ink-2 tabular-nums'
          : 'flex items-center gap-1.5 rounded-chip bg-marker-tint px-2 py-0.5 text-meta font-bold text-warn tabular-nums'
      }
    >
      {isRight ? <Tick size={16} /> : null}
      {areKnown && !isRight ? <TriangleAlert size={16} aria-hidden="true" className="shrink-0" /> : null}
      {!areKnown
        ? papersCopy.sumUnknown
        : isRight
          ? papersCopy.sumRight(ofUnits)
          : papersCopy.sumWrong(ofUnits, ofSections)}
    </p>
  );
}

/** The total marks and questions of these sections. */
export function SectionsSum({ sections }: { sections: readonly SectionForm[] }) {
  const blueprint = blueprintOf({ units: [], sections: [...sections] });
  return (
    <p className="text-meta text-ink-2 tabular-nums">
      {papersCopy.marksIn(paperMarks(blueprint), paperQuestionCount(blueprint))}
    </p>
  );
}

/** The current marks of one row; a dash while a number is missing. */
export function rowSumOf(section: SectionForm, index: number): string {
  const [one] = blueprintOf({ units: [], sections: [section] }).sections;
  const row = one?.rows[index];
  const sum = row ? sectionMarks({ rows: [row] }) : Number.NaN;
  return isKnown(sum) ? String(sum) : '–';
}
