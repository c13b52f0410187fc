import { type MemeDraft, memeDraft } from '@repo/contracts/content.drafts';
import { TextField } from '@repo/ui/text-field';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { DraftList } from '#src/chapter-items/use-draft-list.ts';
import { DraftNotice } from '#src/editing/draft-notice.tsx';
import { FormDialog } from '#src/editing/form-dialog.tsx';
import { bothAsItems } from '#src/editing/keep-both.ts';
import { StaleEditDialog } from '#src/editing/stale-edit.tsx';
import { useDraft } from '#src/editing/use-draft.ts';
import { useSaving } from '#src/editing/use-saving.ts';
import type { TabProps } from '#src/selection/chapter-tabs.ts';
import { ImageSource } from './image-source.tsx';
import {
  addressFault,
  checkMeme,
  fileError as errorOfFile,
  formOfMeme,
  type MemeErrors,
  type MemeForm,
  memeForm,
  newMeme,
  withUpload,
} from './meme-form.ts';
import { MemePreview } from './meme-preview.tsx';
import { memesCopy } from './memes-copy.ts';

const asText = ({ imageUrl, alt }: MemeForm) => `${imageUrl}\n\n${alt}`;

/** What the dialog opens with: a stored meme, or a new one, possibly with a pasted picture. */
export type MemeToEdit = { meme: MemeDraft | null; pastedUrl?: string; pastedFile?: File };

/** One meme, new or stored, in a dialog. Mount it while it is open. */
export function MemeDialog({
  chapter,
  edited: { meme: given, pastedUrl, pastedFile },
  acts,
  onClose,
}: {
  chapter: TabProps['chapter'];
  edited: MemeToEdit;
  acts: Pick<DraftList<'memes'>, 'create' | 'update' | 'replace'>;
  onClose: () => void;
}) {
  const [errors, setErrors] = useState<MemeErrors | null>(null);
  const [file, setFile] = useState<File | null>(() =>
    pastedFile && errorOfFile(pastedFile) === null ? pastedFile : null,
  );
  const [fileError, setFileError] = useState(() => (pastedFile ? errorOfFile(pastedFile) : null));
  const urlRef = useRef<HTMLInputElement>(null);
  const altRef = useRef<HTMLInputElement>(null);
  const created = useRef<MemeDraft | null>(null);
  const meme = given ?? created.current;
  const keyOf = (stored: MemeDraft | null) => (stored ? `meme:${stored._id}` : `new-meme:${chapter._id}`);
  const fileNow = useRef(file);
  const putFile = (chosen: File | null) => {
    fileNow.current = chosen;
    setFile(chosen);
  };
  const saved = useMemo(() => (meme ? formOfMeme(meme) : newMeme()), [meme]);
  const draft = useDraft<MemeForm>({
    key: keyOf(meme),
    schema: memeForm,
    saved,
    stored: meme,
  });
  const { value: form } = draft;
  const isDirty = () => draft.isDirtyNow() || fileNow.current !== null;
  const setDraft = useRef(draft.setValue);
  // A just pasted picture takes precedence over a restored draft.
  useEffect(() => {
    if (pastedUrl) setDraft.current(newMeme(pastedUrl));
  }, [pastedUrl]);
  const check = (next: MemeForm, chosen: File | null) =>
    checkMeme(next, { chapterId: chapter._id, hasFile: chosen !== null });
  /** The valid fields; otherwise marks the errors and returns null. */
  const sendable = (value = form) => {
    const { fields, errors: found } = check(value, file);
    setErrors(found);
    return fields && (file ? { alt: fields.alt, imageFile: file } : fields);
  };
  const create = (fields: NonNullable<ReturnType<typeof sendable>>) =>
    acts.create({ ...fields, subject: chapter.subjectId });
  const saving = useSaving({
    // A blank new meme is validated before it comes here.
    isDirty: () => isDirty() || !(given ?? created.current),
    failureText: memesCopy.memeSaveFailed,
    isActive: false,
    async send(overwrites) {
      const uploads: { from: string; to: string }[] = [];
      await draft.send(async ({ value, seenUpdatedAt }) => {
        const sent = sendable(value);
        if (!sent) throw new Error(memesCopy.memeSaveFailed);
        const known = given ?? created.current;
        const stored = known
          ? await acts.update(known._id, sent, overwrites ?? seenUpdatedAt)
          : await create(sent);
        if (!given) created.current = stored;
        if (file) uploads.push({ from: value.imageUrl, to: stored.imageUrl });
        return { updatedAt: stored.updatedAt, key: keyOf(stored) };
      });
      if (fileNow.current === file) putFile(null);
      // Keep the uploaded picture with what was typed since.
      if (draft.isDirtyNow()) for (const upload of uploads) draft.setValue((now) => withUpload(now, upload));
      if (overwrites && !isDirty()) onClose();
    },
  });

  async function submit(): Promise<boolean> {
    const { errors: found } = check(form, file);
    setErrors(found);
    if (found) {
      (found.imageUrl ? urlRef : altRef).current?.focus();
      return false;
    }
    return saving.save();
  }
  const change = (part: Partial<MemeForm>) => {
    const next = { ...form, ...part };
    if (errors) setErrors(check(next, file).errors);
    draft.setValue(next);
  };
  const chooseFile = (chosen: File | null) => {
    const error = chosen && errorOfFile(chosen);
    setFileError(error);
    if (error) return;
    putFile(chosen);
    if (errors) setErrors(check(form, chosen).errors);
  };
  const parse = (current: unknown) => memeDraft.safeParse(current).data;
  return (
    <FormDialog
      title={meme ? memesCopy.editTitle : memesCopy.createTitle}
      submitLabel={meme ? memesCopy.save : memesCopy.create}
      size="lg"
      isDirty={isDirty}
      isBusy={saving.status.kind === 'saving'}
      error={saving.status.kind === 'failed' ? saving.status.reason : errors?.chapter}
      onSubmit={submit}
      onSent={onClose}
      onClose={() => {
        draft.discard();
        onClose();
      }}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <div className="grid gap-4">
          <ImageSource
            url={form.imageUrl}
            urlError={errors?.imageUrl ?? addressFault(form.imageUrl)}
            urlRef={urlRef}
            file={file}
            fileError={fileError}
            onUrl={(imageUrl) => change({ imageUrl })}
            onFile={chooseFile}
          />
          <TextField
            ref={altRef}
            label={memesCopy.alt}
            hint={memesCopy.altHint}
            value={form.alt}
            error={errors?.alt}
            onChange={(event) => change({ alt: event.target.value })}
          />
          <DraftNotice draft={draft} />
        </div>
        <MemePreview url={form.imageUrl} file={file} alt={form.alt} />
      </div>
      <StaleEditDialog
        saving={saving}
        mine={asText(form)}
        asText={(current) => {
          const theirs = parse(current);
          return theirs ? asText(theirs) : '';
        }}
        both={bothAsItems({
          noun: 'Meme',
          parse,
          check: () => sendable(),
          create,
          failureText: memesCopy.memeSaveFailed,
          onKept(theirs) {
            acts.replace(theirs);
            draft.discard();
            onClose();
          },
        })}
        onTakeTheirs={(current) => {
          const theirs = parse(current);
          if (theirs) void acts.replace(theirs);
          putFile(null);
          draft.discard();
        }}
      />
    </FormDialog>
  );
}
