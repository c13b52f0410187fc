import { Button } from '@repo/ui/button';
import { FieldNotes } from '@repo/ui/field';
import { type Ref, useId, useRef } from 'react';
import { figureFileTypes } from './figure-file.ts';
import { figuresCopy } from './figures-copy.ts';
import type { Upload } from './use-figure-upload.ts';

/** After a failed upload: the error, Retry, another file, and removal from the text. */
export function FigureFileLine({
  upload,
  wayOutRef,
  onRetry,
  onFile,
  onRemove,
}: {
  upload: Upload;
  /** The action after a failure. */
  wayOutRef: Ref<HTMLButtonElement>;
  onRetry: () => void;
  onFile: (file: File) => void;
  onRemove?: (() => void) | undefined;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const hasFailed = upload.kind === 'failed' || upload.kind === 'refused';
  return (
    <div>
      <div role="alert">
        <FieldNotes id={id} error={hasFailed ? upload.reason : null} />
      </div>
      <div className="mt-1 flex flex-wrap gap-2">
        {upload.kind === 'failed' ? (
          <Button ref={wayOutRef} size="sm" variant="outlined" onClick={onRetry}>
            {figuresCopy.retry}
          </Button>
        ) : null}
        <Button
          ref={upload.kind === 'refused' ? wayOutRef : undefined}
          size="sm"
          variant="quiet"
          onClick={() => input.current?.click()}
        >
          {figuresCopy.otherFile}
        </Button>
        {onRemove ? (
          <Button variant="quiet" size="sm" className="text-redpen" onClick={onRemove}>
            {figuresCopy.remove}
          </Button>
        ) : null}
        <input
          ref={input}
          type="file"
          accept={figureFileTypes}
          aria-label={figuresCopy.otherFile}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            // Allows choosing the same file again after an error.
            event.target.value = '';
            if (chosen) onFile(chosen);
          }}
        />
      </div>
    </div>
  );
}
