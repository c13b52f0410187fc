import './grade-row.css';
import { cardsCopy } from 'virtual:messages/cards';
import { type Grade, grades } from '@repo/revision/memory';

/** Grades in order; each is also a key. */
export const gradeNames = ['again', 'hard', 'good', 'easy'] as const;
export type GradeName = (typeof gradeNames)[number];

/** The four grades after a flip, each with the day of the next review. */
export function GradeRow({
  captions,
  onGrade,
}: {
  captions: Record<GradeName, string>;
  onGrade: (grade: Grade) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of buttons
    <div role="group" aria-label={cardsCopy.howWell} className="grade-row">
      {gradeNames.map((name) => (
        <button
          key={name}
          type="button"
          aria-keyshortcuts={String(grades[name])}
          className="grade-cell"
          data-grade={name}
          onClick={() => onGrade(grades[name])}
        >
          <span className="font-bold leading-tight">{cardsCopy.grades[name]}</span>
          <span className="text-caption leading-tight text-ink-2">{captions[name]}</span>
        </button>
      ))}
    </div>
  );
}
