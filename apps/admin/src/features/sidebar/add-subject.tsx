import type { SubjectDraft } from '@repo/contracts/content.drafts';
import { createSubjectInput } from '@repo/contracts/content.inputs';
import { profilePictureMaxMegabytes } from '@repo/contracts/limits/request';
import * as requestMessages from '@repo/contracts/messages/request';
import { Button } from '@repo/ui/button';
import { FieldNotes } from '@repo/ui/field';
import { ImagePlus, Plus, X } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { focusIfLost } from '#src/editing/focus-if-lost.ts';
import { InlineName } from './inline-name.tsx';
import { sidebarCopy } from './sidebar-copy.ts';
import type { SubjectActs } from './use-subject-acts.ts';

const maxBytes = profilePictureMaxMegabytes * 1024 * 1024;

function fileErrorOf(file: File): string | null {
  if (!file.type.startsWith('image/')) return requestMessages.pictureNotAnImage;
  return file.size > maxBytes ? requestMessages.pictureTooLarge : null;
}

/** The row that adds a subject: its name and an optional picture. */
export function AddSubject({ acts, onMade }: { acts: SubjectActs; onMade: (subject: SubjectDraft) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [image, setImage] = useState<File | null>(null);
  const [fileError, setFileError] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const fileId = useId();

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    event.target.value = '';
    if (!chosen) return;
    const found = fileErrorOf(chosen);
    setFileError(found);
    setImage(found ? null : chosen);
  };
  /** Counts how often the row was closed, so that a late reply does not affect the next name. */
  const opening = useRef(0);
  const made = useRef<SubjectDraft | null>(null);
  const save = (name: string) => {
    const own = opening.current;
    return made.current
      ? acts.renameSubject(made.current, name)
      : acts.createSubject(name, image, (subject) => {
          if (opening.current === own) made.current = subject;
        });
  };
  const close = () => {
    setIsOpen(false);
    setImage(null);
    setFileError(null);
    focusIfLost(() => opener.current);
    if (made.current) onMade(made.current);
    made.current = null;
    opening.current += 1;
  };
  if (!isOpen)
    return (
      <Button
        ref={opener}
        variant="quiet"
        size="sm"
        className="justify-start"
        icon={<Plus size={18} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {sidebarCopy.addSubject}
      </Button>
    );
  return (
    <InlineName
      label={sidebarCopy.addSubjectField}
      schema={createSubjectInput.shape.name}
      submitLabel={sidebarCopy.add}
      onSubmit={save}
      onClose={close}
    >
      <div>
        <input
          ref={file}
          id={fileId}
          type="file"
          accept="image/*"
          aria-label={sidebarCopy.addImage}
          aria-invalid={fileError !== null || undefined}
          aria-describedby={fileError ? `${fileId}-error` : undefined}
          onChange={choose}
          className="sr-only"
          tabIndex={-1}
        />
        <div className="flex items-center gap-2">
          <Button
            variant="outlined"
            size="sm"
            className="min-w-0 flex-1 wrap-anywhere"
            icon={<ImagePlus size={18} aria-hidden="true" />}
            onClick={() => file.current?.click()}
          >
            {image ? sidebarCopy.imageChosen(image.name) : sidebarCopy.addImage}
          </Button>
          {image ? (
            <button
              type="button"
              aria-label={sidebarCopy.removeImage}
              title={sidebarCopy.removeImage}
              onClick={() => setImage(null)}
              className="grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-sunken"
            >
              <X size={18} aria-hidden="true" />
            </button>
          ) : null}
        </div>
        <FieldNotes id={fileId} error={fileError} />
      </div>
    </InlineName>
  );
}
