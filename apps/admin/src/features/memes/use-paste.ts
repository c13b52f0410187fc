import { useEffect, useRef } from 'react';
import { pastedAddress } from './meme-form.ts';

export type Pasted = { url: string } | { file: File };

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Listens for images and web addresses pasted outside of fields; off while `isActive` is false. */
export function usePaste(isActive: boolean, onPaste: (pasted: Pasted) => void): void {
  const latest = useRef(onPaste);
  latest.current = onPaste;
  useEffect(() => {
    if (!isActive) return;
    const paste = (event: ClipboardEvent) => {
      if (isField(event.target) || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      const url = pastedAddress(event.clipboardData?.getData('text/plain') ?? '');
      if (!file && !url) return;
      event.preventDefault();
      if (file) latest.current({ file });
      else if (url) latest.current({ url });
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [isActive]);
}
