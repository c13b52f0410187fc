import type { ImportFormat, ImportKind, ImportRow } from '@repo/contracts/import-export';
import { Button } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import { Copy } from 'lucide-react';
import { importExportCopy } from './import-export-copy.ts';

/** Comments in GIFT, so that the list can be corrected and imported as it is. */
const asComments = (lines: readonly string[], format: ImportFormat) =>
  lines.join('\n').replaceAll(/^/gm, format === 'gift' ? '// ' : '');

/** The invalid entries as text: the place of each, why it can't be imported, and its source for correction. */
export const listOfBad = (kind: ImportKind, format: ImportFormat, rows: readonly ImportRow[]): string =>
  rows
    .map(({ n, line, text, parts, problems, source }) => {
      const shown = [text, ...parts.map((part) => part.text)].filter((each) => each.trim() !== '');
      const reasons = [importExportCopy.rowName(kind, n, line), ...problems.map((problem) => `→ ${problem}`)];
      return `${asComments(reasons, format)}\n${source ?? shown.join('\n')}`;
    })
    .join('\n\n');

/** Copies the list of invalid entries, for correcting the file. */
export function CopyBadRows({
  kind,
  format,
  rows,
}: {
  kind: ImportKind;
  format: ImportFormat;
  rows: readonly ImportRow[];
}) {
  const copyList = async () => {
    try {
      await navigator.clipboard.writeText(listOfBad(kind, format, rows));
      toast.success(importExportCopy.copied);
    } catch {
      toast.error(importExportCopy.copyFailed);
    }
  };
  return (
    <Button
      variant="outlined"
      size="sm"
      icon={<Copy size={18} aria-hidden="true" />}
      onClick={() => void copyList()}
    >
      {importExportCopy.copyBad(rows.length)}
    </Button>
  );
}
