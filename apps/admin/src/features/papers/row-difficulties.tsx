import { difficultyValues } from '@repo/contracts/items/difficulty';
import { paperRowQuestionsMax } from '@repo/contracts/limits/content';
import type { Change } from '#src/editing/form-changes.ts';
import { NumberField } from './number-field.tsx';
import type { RowForm } from './paper-form.ts';
import { papersCopy } from './papers-copy.ts';

/** How many questions of a row are easy, medium or hard; collapsed, because most rows leave it open. */
export function RowDifficulties({
  row: { key, difficulties = {} },
  index,
  onChange,
}: {
  row: RowForm;
  index: number;
  onChange: Change<RowForm>;
}) {
  const set = (name: (typeof difficultyValues)[number], text: string) => {
    const count = Math.min(Number.parseInt(text, 10) || 0, paperRowQuestionsMax);
    onChange(({ difficulties: before, ...row }) => {
      const { [name]: _, ...others } = before ?? {};
      const after = count > 0 ? { ...others, [name]: count } : others;
      return { ...row, ...(Object.keys(after).length > 0 && { difficulties: after }) };
    });
  };
  return (
    <details className="col-span-full">
      <summary className="flex min-h-11 cursor-pointer items-center text-meta text-ink-2">
        {papersCopy.difficulties(difficulties)}
      </summary>
      <div className="grid max-w-96 grid-cols-3 gap-2 pb-1">
        {difficultyValues.map((name) => (
          <NumberField
            key={name}
            id={`paper-row-${name}-${key}`}
            label={
              <>
                {papersCopy.difficultyNames[name]}
                <span className="sr-only">{papersCopy.ofRow(index)}</span>
              </>
            }
            value={difficulties[name] ? String(difficulties[name]) : ''}
            error={undefined}
            onChange={(text) => set(name, text)}
          />
        ))}
      </div>
    </details>
  );
}
