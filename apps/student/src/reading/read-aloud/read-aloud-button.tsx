import { readAloudCopy } from 'virtual:messages/readAloud';
import { IconButton } from '@repo/ui/button';
import { Volume2 } from 'lucide-react';
import { useCanReadAloud } from './local-voices.ts';
import type { ReadAloud } from './use-read-aloud.ts';

/** Starts or stops reading the page; renders nothing when the device has no local voice. */
export function ReadAloudButton({ aloud }: { aloud: ReadAloud }) {
  if (!useCanReadAloud()) return null;
  const isOpen = aloud.Bar !== null;
  return (
    <IconButton
      ref={aloud.opener}
      label={readAloudCopy.open}
      aria-pressed={isOpen}
      onClick={isOpen ? () => aloud.close(true) : aloud.open}
      onPointerEnter={aloud.prepare}
      onFocus={aloud.prepare}
      className="aria-pressed:!bg-pen-tint"
    >
      <Volume2 size={22} aria-hidden="true" />
    </IconButton>
  );
}
