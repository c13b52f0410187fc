import { Button } from '@repo/ui/button';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '#src/editing/lazy-parts.tsx';
import { askToLeave } from '#src/editing/unsaved-work.ts';
import { importExportCopy } from '#src/import-export/import-export-copy.ts';

const WrittenPasteDialog = lazyDialog(
  async () => (await import('./written-paste-dialog.tsx')).WrittenPasteDialog,
);

/** Imports written questions from a pasted paper or a Word document into a chapter. */
export function WrittenPasteButton({ chapterId }: { chapterId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const open = async () => {
    if (await askToLeave()) setIsOpen(true);
  };
  return (
    <>
      <Button variant="outlined" size="sm" icon={<FileUp size={18} aria-hidden="true" />} onClick={open}>
        {importExportCopy.import}
      </Button>
      {isOpen ? <WrittenPasteDialog chapterId={chapterId} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
