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
import { useFormValue } from '#src/editing/use-form-value.ts';
import { notesCopy } from './notes-copy.ts';
import type { Topics } from './use-topics.ts';

/** Asks for a topic's name, description and whether it is extra, and creates it in this chapter. */
export function AddTopicDialog({
  chapterId,
  topics,
  onMade,
  onClose,
}: {
  chapterId: string;
  topics: Topics;
  /** Called when the topic was created and not discarded meanwhile. */
  onMade: (topic: TopicDraft) => void;
  onClose: () => void;
}) {
  const form = useFormValue({ name: '', description: '', isExtra: false });
  const { name, description, isExtra } = form.value;
  const [nameError, setNameError] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const made = useRef<TopicDraft | null>(null);
  const creating = trpc.content.topics.create.useMutation();
  const updating = trpc.content.topics.update.useMutation();
  const change = (part: Partial<typeof form.value>) => form.change({ ...form.value, ...part });

  async function store(value: typeof form.value): Promise<void> {
    const known = made.current;
    if (known) {
      made.current = await updating.mutateAsync({
        ...value,
        id: known._id,
        seenUpdatedAt: known.updatedAt,
      });
      toast.success(contentMessages.itemUpdated('Topic'));
    } else {
      const isMarked = value.isExtra || undefined;
      made.current = await creating.mutateAsync({ ...value, chapter: chapterId, isExtra: isMarked });
      toast.success(contentMessages.itemCreated('Topic'));
    }
    topics.put(made.current);
  }
  const save = async () => {
    const input = createTopicInput.safeParse({ name, description, chapter: chapterId });
    setRefused(null);
    setNameError(input.success ? null : (input.error.issues[0]?.message ?? ''));
    if (!input.success) {
      field.current?.focus();
      return false;
    }
    try {
      await form.send(store);
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
      title={made.current ? notesCopy.editTopic : notesCopy.addTopicTitle}
      submitLabel={made.current ? notesCopy.saveTopic : notesCopy.addTopic}
      isDirty={form.isDirtyNow}
      isBusy={creating.isPending || updating.isPending}
      error={refused}
      onSubmit={save}
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
          change({ name: event.target.value });
          setNameError(null);
        }}
      />
      <TextAreaField
        label={notesCopy.topicDescription}
        rows={2}
        value={description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <ExtraField isExtra={isExtra} onChange={(next) => change({ isExtra: next })} />
    </FormDialog>
  );
}
