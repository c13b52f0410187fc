import type { ImportPreview, TableSeparator } from '@repo/contracts/import-export';
import { tableSeparators } from '@repo/contracts/import-export';
import { SelectField } from '@repo/ui/select-field';
import { Switch } from '@repo/ui/switch';
import { importExportCopy } from './import-export-copy.ts';
import type { Import } from './use-import.ts';

/** How the table was split and whether its texts are formatted; can be changed if the preview looks wrong. */
export function TableForm({ state, form }: { state: Import; form: NonNullable<ImportPreview['form']> }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{importExportCopy.formLegend}</legend>
      {form.separator === null ? null : (
        <SelectField
          label={importExportCopy.separator}
          value={form.isUnsure ? '' : form.separator}
          disabled={state.isBusy}
          onChange={({ target }) =>
            // Other cells need their columns assigned again.
            state.reread({ separator: target.value as TableSeparator, columns: undefined })
          }
          options={[
            ...(form.isUnsure
              ? [{ value: '', label: importExportCopy.chooseSeparator, disabled: true }]
              : []),
            ...tableSeparators.map((value) => ({ value, label: importExportCopy.separators[value] })),
          ]}
        />
      )}
      <Switch
        label={importExportCopy.isFormatted}
        checked={form.isHtml}
        disabled={state.isBusy}
        onCheckedChange={(isHtml) => state.reread({ isHtml })}
      />
    </fieldset>
  );
}
