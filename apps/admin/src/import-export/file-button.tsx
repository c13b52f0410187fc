import { Button } from '@repo/ui/button';
import { FileUp } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';

/** A button that lets the teacher choose one file. @param onFile is called for the same, corrected file again too */
export function FileButton({
  accept,
  label,
  onFile,
  ...button
}: Pick<ComponentProps<typeof Button>, 'busy' | 'busyLabel' | 'size' | 'className'> & {
  /** File types, as in an input's `accept`. */
  accept: string;
  label: string;
  onFile: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          target.value = '';
          if (chosen) onFile(chosen);
        }}
      />
      <Button
        variant="outlined"
        icon={<FileUp size={18} aria-hidden="true" />}
        onClick={() => input.current?.click()}
        {...button}
      >
        {label}
      </Button>
    </>
  );
}
