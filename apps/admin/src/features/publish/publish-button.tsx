import { Button } from '@repo/ui/button';
import { useRef, useState } from 'react';
import { adminCopy } from '#src/admin-copy.ts';
import { lazyDialog } from '#src/editing/lazy-parts.tsx';
import { flushDeletes } from '#src/editing/pending-deletes.ts';
import { askToLeave } from '#src/editing/unsaved-work.ts';

const PublishPanel = lazyDialog(async () => (await import('./publish-panel.tsx')).PublishPanel);

/** 'Publish Content': opens the panel once all work is saved or discarded and every deletion was sent. */
export function PublishButton({ className }: { className?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isOpening, setIsOpening] = useState(false);
  const isAsking = useRef(false);
  const open = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      if (!(await askToLeave())) return;
      setIsOpening(true);
      await flushDeletes();
      setIsOpen(true);
    } finally {
      isAsking.current = false;
      setIsOpening(false);
    }
  };
  return (
    <>
      <Button size="sm" className={className} busy={isOpening} onClick={open}>
        {adminCopy.publish}
      </Button>
      {isOpen ? <PublishPanel onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
