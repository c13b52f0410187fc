import type { TopicDraft } from '@repo/contracts/content.drafts';
import { createTopicInput } from '@repo/contracts/content.inputs';
import * as contentMessages from '@repo/contracts/messages/content';
import { TextAreaField, TextField } from '@repo/ui/text-field';
import { toast } from '@repo/ui/toast';
import { useRef, useState } from 'react';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { ExtraField } from '#src/chapter-items/extra-field.tsx';
import { FormDialog } from '#src/editing/form-dialog.tsx';
import { notesCopy } from './notes-copy.ts';
import type { Topics } from './use-topics.ts';

/** Asks for a topic's name and description and whether it is extra, and creates it in this chapter. */
export function AddTopicDialog({
  chapterId,
  topics,
  onMade,
  onClose,
}: {
  chapterId: string;
  topics: Topics;
  /** It is there, and nobody has gone elsewhere by discarding it meanwhile. */
  onMade: (topic: TopicDraft) => void;
  onClose: () => void;
}) {
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [isExtra, setIsExtra] = useState(false);
  const [nameError, setNameError] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const made = useRef<TopicDraft | null>(null);
  const { mutateAsync, isPending } = trpc.content.topics.create.useMutation();

  const create = async () => {
    const input = createTopicInput.safeParse({
      name,
      description,
      chapter: chapterId,
      isExtra: isExtra || undefined,
    });
    setRefused(null);
    setNameError(input.success ? null : (input.error.issues[0]?.message ?? ''));
    if (!input.success) {
      field.current?.focus();
      return false;
    }
    try {
      made.current = await mutateAsync(input.data);
      topics.put(made.current);
      toast.success(contentMessages.itemCreated('Topic'));
      return true;
    } catch (error) {
      const reason = sentenceOf(error, notesCopy.topicCreateFailed);
      setRefused(reason);
      if (!isSessionRefused(error)) toast.error(reason);
      return false;
    }
  };
  return (
    <FormDialog
      title={notesCopy.addTopicTitle}
      submitLabel={notesCopy.addTopic}
      isDirty={() => name.trim() !== '' || description.trim() !== '' || isExtra}
      isBusy={isPending}
      error={refused}
      onSubmit={create}
      onSent={() => {
        onClose();
        if (made.current) onMade(made.current);
      }}
      onClose={onClose}
    >
      <TextField
        ref={field}
        label={notesCopy.topicName}
        value={name}
        error={nameError ?? undefined}
        autoComplete="off"
        onChange={(event) => {
          setName(event.target.value);
          setNameError(null);
        }}
      />
      <TextAreaField
        label={notesCopy.topicDescription}
        rows={2}
        value={description}
        onChange={(event) => setDescription(event.target.value)}
      />
      <ExtraField isExtra={isExtra} onChange={setIsExtra} />
    </FormDialog>
  );
}
