import { type ExportInput, type ImportKind, questionExports } from '@repo/contracts/import-export';
import { Button, buttonClass } from '@repo/ui/button';
import { Menu } from '@repo/ui/menu';
import { toast } from '@repo/ui/toast';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { importExportCopy } from './import-export-copy.ts';
import { saveFile } from './read-file.ts';

/** Downloads a file; shows what its format can't represent. */
export function useExport() {
  const utils = trpc.useUtils();
  const [isBusy, setIsBusy] = useState(false);
  const save = async (input: ExportInput) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      // Always fetch, because drafts change by the minute.
      const file = await utils.content.exports.file.fetch(input, { staleTime: 0 });
      saveFile(file);
      if (file.losses.length === 0) toast.success(importExportCopy.exported(file.fileName));
      else
        toast.info(importExportCopy.exportedWithLoss(file.fileName, file.losses.join('. ')), {
          durationMs: 8_000,
        });
    } catch (error) {
      if (!isSessionRefused(error)) toast.error(sentenceOf(error, importExportCopy.exportFailed));
    } finally {
      setIsBusy(false);
    }
  };
  return { save, isBusy };
}

/** Downloads an empty table with column names and an example. */
export function TemplateButton({ of }: { of: 'flashcards' | 'questions' }) {
  const { save, isBusy } = useExport();
  return (
    <Button
      variant="quiet"
      icon={<Download size={18} aria-hidden="true" />}
      busy={isBusy}
      onClick={() => save({ kind: 'template', format: 'csv', of })}
    >
      {importExportCopy.template}
    </Button>
  );
}

/** Downloads a chapter's cards or notes, or a test's questions. Questions have several formats. */
export function ExportButton({
  kind,
  id,
  name,
  className,
}: {
  kind: ImportKind;
  /** The chapter's id; for questions the test's. */
  id: string;
  /** Name of the exported item, for the menu's label. */
  name?: string;
  className?: string;
}) {
  const { save, isBusy } = useExport();
  const icon = <Download size={18} aria-hidden="true" />;
  if (kind === 'questions')
    return (
      <Menu
        label={name ? `${importExportCopy.export}: ${name}` : importExportCopy.export}
        triggerClassName={buttonClass({ variant: 'outlined', size: 'sm', className })}
        trigger={
          <>
            {icon}
            {importExportCopy.export}
          </>
        }
        items={questionExports.map((format) => ({
          label: importExportCopy.exportFormats[format],
          onSelect: () => void save({ kind, format, testId: id }),
        }))}
      />
    );
  const input: ExportInput =
    kind === 'flashcards'
      ? { kind, format: 'csv', chapterId: id }
      : { kind, format: 'markdown', chapterId: id };
  return (
    <Button
      variant="outlined"
      size="sm"
      className={className}
      icon={icon}
      busy={isBusy}
      onClick={() => save(input)}
    >
      {importExportCopy.export}
    </Button>
  );
}
