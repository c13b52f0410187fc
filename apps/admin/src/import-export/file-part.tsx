import { type ImportKind, type ImportPreview, importEntriesMax } from '@repo/contracts/import-export';
import { Button } from '@repo/ui/button';
import { TextField } from '@repo/ui/text-field';
import { type FormEvent, useState } from 'react';
import { importExportCopy } from './import-export-copy.ts';
import type { Import } from './use-import.ts';

/** Says which part of a large file is shown, and offers the next one. */
export function FilePart({
  kind,
  state,
  preview,
}: {
  kind: ImportKind;
  state: Import;
  preview: ImportPreview;
}) {
  const { rows, total, next } = preview;
  const [first, last] = [rows[0]?.n ?? 1, rows.at(-1)?.n ?? 1];
  const [typed, setTyped] = useState(String(first));
  const show = (event: FormEvent) => {
    event.preventDefault();
    const from = Number(typed);
    const isNumber = Number.isInteger(from) && from >= 1 && from <= Math.min(total, importEntriesMax);
    if (isNumber && from !== first) state.reread({ from });
    else setTyped(String(first));
  };
  return (
    <section className="grid gap-2">
      <p>{importExportCopy.foundPart(kind, total, first, last, next)}</p>
      <form className="flex flex-wrap items-end gap-3" onSubmit={show}>
        <TextField
          label={importExportCopy.from(kind)}
          inputMode="numeric"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="outlined" busy={state.isBusy} busyLabel={importExportCopy.checking}>
          {importExportCopy.fromApply}
        </Button>
      </form>
    </section>
  );
}
