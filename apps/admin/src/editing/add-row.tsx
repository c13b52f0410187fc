import { Button } from '@repo/ui/button';
import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';

/** The button that adds a row to a list in a form; `fullText` says why it can't once the list is full. */
export function AddRow({
  label,
  isFull,
  fullText,
  className = '',
  ...button
}: {
  label: string;
  isFull: boolean;
  fullText?: string;
} & Pick<ComponentProps<typeof Button>, 'id' | 'onClick' | 'className' | 'aria-keyshortcuts'>) {
  return (
    <div className={`flex flex-wrap items-center gap-2 ${className}`}>
      <Button
        {...button}
        variant="quiet"
        size="sm"
        disabled={isFull}
        icon={<Plus size={18} aria-hidden="true" />}
      >
        {label}
      </Button>
      {isFull && fullText ? <p className="text-caption text-ink-2">{fullText}</p> : null}
    </div>
  );
}
