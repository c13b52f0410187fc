import type { ImportOutcome } from '@repo/contracts/import-export';
import { Button } from '@repo/ui/button';
import { useSetAtom } from 'jotai';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '#src/editing/lazy-parts.tsx';
import { askToLeave } from '#src/editing/unsaved-work.ts';
import { handedDocumentAtom } from './handed-document.ts';
import type { ImportDialogProps } from './import-dialog.tsx';
import { importExportCopy } from './import-export-copy.ts';
import type { KnownTest } from './questions-target.tsx';

const ImportDialog = lazyDialog(async () => (await import('./import-dialog.tsx')).ImportDialog);

type Props = {
  chapter: { _id: string; name: string };
  /** Called after the import: reload the list. Counts and changes are refetched automatically. */
  onImported: (outcome: ImportOutcome) => void;
  className?: string;
};

function ImportButton({
  kind,
  className,
  ...given
}: Props & Pick<ImportDialogProps, 'kind' | 'tests' | 'onPaper'>) {
  const [isOpen, setIsOpen] = useState(false);
  // An import changes the lists below unsaved work, so ask about that first.
  const open = async () => {
    if (await askToLeave()) setIsOpen(true);
  };
  return (
    <>
      <Button
        variant="outlined"
        size="sm"
        className={className}
        icon={<FileUp size={18} aria-hidden="true" />}
        onClick={open}
      >
        {importExportCopy.import}
      </Button>
      {isOpen ? <ImportDialog {...given} kind={kind} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

/** Imports flashcards from a table into a chapter. */
export const ImportCardsButton = (props: Props) => <ImportButton {...props} kind="flashcards" />;

/**
 * Imports questions from a table, GIFT or Aiken: a new test, or more questions for one of `tests`. Those of a Word document
 * are shown in the list of tests.
 */
export function ImportQuestionsButton(props: Props & { tests?: readonly KnownTest[] }) {
  return <ImportButton {...props} kind="questions" onPaper={useSetAtom(handedDocumentAtom)} />;
}

/** Imports topics with their pages from markdown into a chapter. */
export const ImportNotesButton = (props: Props) => <ImportButton {...props} kind="notes" />;
