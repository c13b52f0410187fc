import { Button } from '@repo/ui/button';
import { FieldNotes } from '@repo/ui/field';
import { TextField } from '@repo/ui/text-field';
import { Upload } from 'lucide-react';
import { type RefObject, useId, useRef } from 'react';
import { memesCopy } from './memes-copy.ts';

/** Source of the picture: a web address, or a file. */
export function ImageSource({
  url,
  urlError,
  urlRef,
  file,
  fileError,
  onUrl,
  onFile,
}: {
  url: string;
  urlError: string | undefined;
  urlRef: RefObject<HTMLInputElement | null>;
  file: File | null;
  fileError: string | null;
  onUrl: (url: string) => void;
  /** A chosen file, not validated yet; null: back to the address. */
  onFile: (file: File | null) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="grid gap-3">
      {file ? null : (
        <TextField
          ref={urlRef}
          type="url"
          inputMode="url"
          autoComplete="off"
          label={memesCopy.imageUrl}
          hint={memesCopy.imageUrlHint}
          value={url}
          error={urlError}
          onChange={(event) => onUrl(event.target.value)}
        />
      )}
      <div className="grid gap-1.5">
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={memesCopy.upload}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            // Allows choosing the same file again after an error.
            event.target.value = '';
            if (chosen) onFile(chosen);
          }}
        />
        {file ? <p className="text-meta font-bold wrap-anywhere">{memesCopy.uploaded(file.name)}</p> : null}
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outlined"
            size="sm"
            aria-describedby={fileError ? `${id}-error` : undefined}
            icon={<Upload size={18} aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {file ? memesCopy.uploadOther : memesCopy.upload}
          </Button>
          {file ? (
            <Button variant="quiet" size="sm" onClick={() => onFile(null)}>
              {memesCopy.dropUpload}
            </Button>
          ) : null}
        </div>
        <div role="alert">
          <FieldNotes id={id} error={fileError} />
        </div>
      </div>
    </div>
  );
}
