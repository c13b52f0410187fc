import type { ConsentLanguage } from '@repo/contracts/consent.text';
import { AlertDialog } from '@repo/ui/alert-dialog';
import { Button } from '@repo/ui/button';
import { useState } from 'react';
import { guardianCopy } from './guardian-copy.ts';

type AskFirstProps = {
  language: ConsentLanguage;
  label: string;
  title: string;
  text: string;
  isBusy: boolean;
  onConfirm: () => Promise<void>;
};

/** A button that asks for confirmation before an act that is hard to undo. */
export function AskFirst({ language, label, title, text, isBusy, onConfirm }: AskFirstProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" fullWidth onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={title}
        description={text}
        confirmLabel={label}
        cancelLabel={guardianCopy[language].cancel}
        busy={isBusy}
        onConfirm={() => void onConfirm().then(() => setIsOpen(false))}
      />
    </>
  );
}
