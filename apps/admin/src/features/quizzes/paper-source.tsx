import { Button } from '@repo/ui/button';
import { FieldNotes } from '@repo/ui/field';
import { TextAreaField } from '@repo/ui/text-field';
import { FileUp } from 'lucide-react';
import { useId, useRef } from 'react';
import { documentCopy } from '#src/import-export/document-copy.ts';
import { documentTypes } from '#src/import-export/read-file.ts';
import { prepareHtmlReader } from '#src/markup-editor/html-reader.ts';
import { testsCopy } from './tests-copy.ts';
import type { PaperText } from './use-paper-text.ts';

/** The field for a question paper, and the button that fills it from a Word document. */
export function PaperSource({ paper }: { paper: PaperText }) {
  const errorId = useId();
  const file = useRef<HTMLInputElement>(null);
  const { documents } = paper;
  return (
    <>
      <div className="grid gap-2">
        <input
          ref={file}
          type="file"
          accept={documentTypes}
          aria-label={documentCopy.choose}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            // Allows choosing the same, corrected file again.
            event.target.value = '';
            if (chosen) void paper.takeFile(chosen);
          }}
        />
        <Button
          variant="outlined"
          size="sm"
          className="justify-self-start"
          icon={<FileUp size={18} aria-hidden="true" />}
          busy={documents.isReading}
          busyLabel={documentCopy.reading}
          onClick={() => file.current?.click()}
        >
          {documentCopy.choose}
        </Button>
        {documents.error ? (
          <div role="alert">
            <FieldNotes id={errorId} error={documents.error} />
          </div>
        ) : null}
      </div>
      <TextAreaField
        ref={paper.field}
        label={testsCopy.pasteText}
        rows={8}
        value={paper.text}
        onChange={(event) => paper.setText(event.target.value)}
        onFocus={prepareHtmlReader}
        onPaste={paper.paste}
      />
    </>
  );
}
