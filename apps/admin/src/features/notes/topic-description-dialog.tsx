import type { TopicDraft } from '@repo/contracts/content.drafts';
import { updateTopicInput } from '@repo/contracts/content.inputs';
import * as contentMessages from '@repo/contracts/messages/content';
import { TextAreaField } from '@repo/ui/text-field';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { ExtraField } from '#src/chapter-items/extra-field.tsx';
import { FormDialog } from '#src/editing/form-dialog.tsx';
import { LastChangeLine } from '#src/editing/last-change-line.tsx';
import { useFormValue } from '#src/editing/use-form-value.ts';
import { notesCopy } from './notes-copy.ts';
import type { Topics } from './use-topics.ts';

/** Edits the description of a topic and whether it is extra. `topic` is its current version. */
export function TopicDescriptionDialog({
  topic,
  topics,
  onClose,
}: {
  topic: TopicDraft;
  topics: Topics;
  onClose: () => void;
}) {
  const form = useFormValue({ description: topic.description, isExtra: topic.isExtra ?? false });
  const { description, isExtra } = form.value;
  const [error, setError] = useState<string | null>(null);
  const { mutateAsync, isPending } = trpc.content.topics.update.useMutation();

  async function store(value: typeof form.value): Promise<void> {
    const known = topics.current().find(({ _id }) => _id === topic._id) ?? topic;
    const isMarked = value.isExtra !== (known.isExtra ?? false);
    if (value.description.trim() === known.description.trim() && !isMarked) return;
    const saved = await mutateAsync({
      id: topic._id,
      description: value.description,
      isExtra: isMarked ? value.isExtra : undefined,
      seenUpdatedAt: known.updatedAt,
    });
    topics.put(saved);
    toast.success(contentMessages.itemUpdated('Topic'));
  }
  const save = async () => {
    const input = updateTopicInput.safeParse({ id: topic._id, description });
    setError(input.success ? null : (input.error.issues[0]?.message ?? ''));
    if (!input.success) return false;
    try {
      await form.send(store);
      return true;
    } catch (failure) {
      const reason = sentenceOf(failure, notesCopy.descriptionFailed);
      setError(reason);
      if (!isSessionRefused(failure)) toast.error(reason);
      // Someone else may have changed the topic: retry against the current version.
      void topics.reload();
      return false;
    }
  };
  return (
    <FormDialog
      title={notesCopy.descriptionOf(topic.name)}
      submitLabel={notesCopy.saveDescription}
      isDirty={form.isDirtyNow}
      isBusy={isPending}
      error={error}
      onSubmit={save}
      onSent={onClose}
      onClose={onClose}
    >
      <TextAreaField
        label={notesCopy.description}
        rows={3}
        value={description}
        onChange={(event) => form.change({ ...form.value, description: event.target.value })}
      />
      <ExtraField isExtra={isExtra} onChange={(next) => form.change({ ...form.value, isExtra: next })} />
      <LastChangeLine itemId={topic._id} />
    </FormDialog>
  );
}
