import { FieldNotes } from '@repo/ui/field';
import { TextAreaField } from '@repo/ui/text-field';
import { useId } from 'react';
import { documentCopy } from '#src/import-export/document-copy.ts';
import { FileButton } from '#src/import-export/file-button.tsx';
import { documentTypes } from '#src/import-export/read-file.ts';
import { prepareHtmlReader } from '#src/markup-editor/html-reader.ts';
import { testsCopy } from './tests-copy.ts';
import type { PaperText } from './use-paper-text.ts';

/** The field for a question paper, and the button that fills it from a Word document. */
export function PaperSource({ paper }: { paper: PaperText }) {
  const errorId = useId();
  const { documents } = paper;
  return (
    <>
      <div className="grid gap-2">
        <FileButton
          accept={documentTypes}
          label={documentCopy.choose}
          size="sm"
          className="justify-self-start"
          busy={documents.isReading}
          busyLabel={documentCopy.reading}
          onFile={paper.takeFile}
        />
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
