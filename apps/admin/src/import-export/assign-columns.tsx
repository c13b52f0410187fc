import {
  type ColumnsOfTable,
  type ColumnUse,
  columnUses,
  optionUses,
  wrongUses,
} from '@repo/contracts/import-columns';
import { titleLinesMax } from '@repo/contracts/limits/admin';
import { Button } from '@repo/ui/button';
import { SelectField } from '@repo/ui/select-field';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { columnsCopy } from './columns-copy.ts';
import { importExportCopy } from './import-export-copy.ts';
import type { Import } from './use-import.ts';

const rowsBelow = 3;
const options = columnUses.map((value) => ({ value, label: columnsCopy.uses[value] }));
const mayRepeat: readonly ColumnUse[] = ['none', 'answer'];

/** What a question needs and no column holds yet. */
export function missingIn(uses: readonly ColumnUse[]): string[] {
  const has = (...some: ColumnUse[]) => some.every((use) => uses.includes(use));
  const count = (some: readonly ColumnUse[]) => some.filter((use) => uses.includes(use)).length;
  const isOnlyStatements = has('assertion', 'reason');
  const hasOptions = count(optionUses) >= 2 || has('options') || (has('wrong1') && count(optionUses) === 0);
  return [
    ...(has('question') || isOnlyStatements ? [] : [columnsCopy.parts.question]),
    ...(hasOptions || isOnlyStatements || count(wrongUses) > 0 ? [] : [columnsCopy.parts.options]),
    ...(has('answer') ? [] : [columnsCopy.parts.answer]),
  ];
}

/** The first rows of a table with a choice above each column; open from the start if the table was refused. */
export function AssignColumns({
  state,
  columns,
  isRefused,
}: {
  state: Import;
  columns: ColumnsOfTable;
  isRefused: boolean;
}) {
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(isRefused);
  const [uses, setUses] = useState(columns.uses);
  const [from, setFrom] = useState(columns.from);
  const { rows } = columns;
  const missing = missingIn(uses);
  const names = rows[from - 1] ?? [];
  const repeated = [...new Set(uses.filter((use, at) => uses.indexOf(use) < at))].filter(
    (use) => !mayRepeat.includes(use),
  );
  // Choosing by keyboard passes through other meanings, so don't take any from another column.
  const assign = (column: number, use: ColumnUse) => setUses((now) => now.with(column, use));
  if (!isOpen)
    return (
      <Button variant="outlined" size="sm" className="justify-self-start" onClick={() => setIsOpen(true)}>
        {columnsCopy.open}
      </Button>
    );
  return (
    <section aria-labelledby={titleId} className="grid min-w-0 gap-3">
      <div>
        <h3 id={titleId} className="font-bold">
          {columnsCopy.title}
        </h3>
        <p className="text-meta text-ink-2">{columnsCopy.advice}</p>
      </div>
      <SelectField
        label={columnsCopy.first}
        value={String(from)}
        disabled={state.isBusy}
        onChange={({ target }) => setFrom(Number(target.value))}
        options={rows.slice(0, titleLinesMax + 2).map((cells, at) => ({
          value: String(at),
          label: columnsCopy.firstOf(at + 1, cells.filter(Boolean).join(' · ').slice(0, 60)),
        }))}
      />
      <div className="overflow-x-auto rounded-control border-[1.5px] border-line">
        <table aria-label={columnsCopy.table} className="text-meta">
          <thead>
            <tr>
              {uses.map((use, at) => (
                <th key={at} scope="col" className="min-w-44 p-2 text-left align-top font-normal">
                  <SelectField
                    label={columnsCopy.column(at + 1, names[at] ?? '')}
                    hideLabel
                    value={use}
                    disabled={state.isBusy}
                    onChange={({ target }) => assign(at, target.value as ColumnUse)}
                    options={options}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(Math.max(0, from - 1), from + rowsBelow).map((cells, row) => (
              <tr
                key={row}
                className={clsx('border-t border-line', row === 0 && from > 0 && 'bg-sunken font-bold')}
              >
                {uses.map((use, at) => (
                  <td
                    key={at}
                    className={clsx('px-3 py-1.5 align-top wrap-anywhere', use === 'none' && 'text-ink-2')}
                  >
                    {cells[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div role="status" className="empty:hidden">
        {repeated.length > 0 ? (
          <p>{columnsCopy.repeated(repeated.map((use) => columnsCopy.uses[use]))}</p>
        ) : null}
        {missing.length > 0 ? <p>{columnsCopy.missing(missing)}</p> : null}
      </div>
      <Button
        className="justify-self-start"
        disabled={missing.length + repeated.length > 0}
        busy={state.isBusy}
        busyLabel={importExportCopy.checking}
        onClick={() => state.reread({ columns: { uses, from } })}
      >
        {columnsCopy.read}
      </Button>
    </section>
  );
}
