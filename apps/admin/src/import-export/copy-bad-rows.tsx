import type { ImportKind, ImportRow } from '@repo/contracts/import-export';
import { Button } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import { Copy } from 'lucide-react';
import { importExportCopy } from './import-export-copy.ts';

/** The entries that are not right as text: where each stands, what it says, and why it can not be imported. */
export const listOfBad = (kind: ImportKind, rows: readonly ImportRow[]): string =>
  rows
    .map(({ n, line, text, parts, problems }) =>
      [
        importExportCopy.rowName(kind, n, line),
        ...[text, ...parts.map((part) => part.text)].filter((each) => each.trim() !== ''),
        ...problems.map((problem) => `→ ${problem}`),
      ].join('\n'),
    )
    .join('\n\n');

/** Takes the list of what is not right along, to where the file is mended. */
export function CopyBadRows({ kind, rows }: { kind: ImportKind; rows: readonly ImportRow[] }) {
  const copyList = async () => {
    try {
      await navigator.clipboard.writeText(listOfBad(kind, rows));
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
