import { type ImportFormat, type ImportKind, importFormats } from '@repo/contracts/import-export';
import { FieldNotes } from '@repo/ui/field';
import { RadioCards } from '@repo/ui/radio-cards';
import { TextAreaField } from '@repo/ui/text-field';
import { useId } from 'react';
import { documentCopy } from './document-copy.ts';
import { TemplateButton } from './export-button.tsx';
import { FileButton } from './file-button.tsx';
import { importExportCopy } from './import-export-copy.ts';
import { documentTypes } from './read-file.ts';
import type { Import } from './use-import.ts';

const accepted: Record<ImportFormat, string> = {
  csv: '.csv,.tsv,.txt,.xlsx,.apkg,.colpkg,text/csv,text/tab-separated-values,text/plain',
  moodle: '.xml,text/xml,application/xml',
  qti: '.zip,.imscc,.xml,application/zip',
  h5p: '.h5p',
  gift: '.gift,.txt,text/plain',
  aiken: '.aiken,.txt,text/plain',
  markdown: '.md,.markdown,.txt,text/markdown,text/plain',
};

/** The first step of an import: its format, then a file or pasted text. */
export function SourceStep({
  kind,
  state,
  text,
  onText,
}: {
  kind: ImportKind;
  state: Import;
  text: string;
  onText: (text: string) => void;
}) {
  const errorId = useId();
  const formats: readonly ImportFormat[] = importFormats[kind];
  const hint = documentCopy.hints[kind];
  const only = formats.length === 1 ? formats[0] : undefined;
  return (
    <div className="grid gap-5">
      <p className="text-ink-2">{importExportCopy.intro}</p>
      {only ? (
        <p>
          <strong>{importExportCopy.formats[only].label}.</strong> {importExportCopy.formats[only][kind]}
        </p>
      ) : (
        <RadioCards
          legend={importExportCopy.format}
          value={state.format}
          onValueChange={(value) => {
            const format = formats.find((known) => known === value);
            if (format) state.setFormat(format);
          }}
          options={formats.map((format) => ({
            value: format,
            label: importExportCopy.formats[format].label,
            description: importExportCopy.formats[format][kind],
          }))}
        />
      )}
      {hint ? <p>{hint}</p> : null}
      <div className="flex flex-wrap gap-3">
        <FileButton
          accept={[...formats.map((format) => accepted[format]), ...(hint ? [documentTypes] : [])].join()}
          label={importExportCopy.chooseFile}
          busy={state.isChecking && text === ''}
          busyLabel={importExportCopy.checking}
          onFile={state.takeFile}
        />
        {kind !== 'notes' && state.format === 'csv' ? <TemplateButton of={kind} /> : null}
      </div>
      <TextAreaField
        label={importExportCopy.orPaste}
        rows={5}
        value={text}
        spellCheck={false}
        inputClassName="font-mono text-meta"
        onChange={(event) => onText(event.target.value)}
      />
      {state.error ? (
        <div role="alert">
          <FieldNotes id={errorId} error={state.error} />
        </div>
      ) : null}
      {state.given && state.goesOnWith !== null && !state.isChecking ? (
        <p>{importExportCopy.goesOnWith(kind, state.goesOnWith, state.given.name)}</p>
      ) : null}
    </div>
  );
}
