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
import { notesCopy } from './notes-copy.ts';
import type { Topics } from './use-topics.ts';

/** Rewrites the description of a topic, and says whether it is extra. `topic` is the topic as it is known now. */
export function TopicDescriptionDialog({
  topic,
  topics,
  onClose,
}: {
  topic: TopicDraft;
  topics: Topics;
  onClose: () => void;
}) {
  const [description, setDescription] = useState(topic.description);
  const [isExtra, setIsExtra] = useState(topic.isExtra ?? false);
  const [error, setError] = useState<string | null>(null);
  const { mutateAsync, isPending } = trpc.content.topics.update.useMutation();

  const save = async () => {
    const isMarked = isExtra !== (topic.isExtra ?? false);
    if (description.trim() === topic.description.trim() && !isMarked) return true;
    const input = updateTopicInput.safeParse({
      id: topic._id,
      description,
      isExtra: isMarked ? isExtra : undefined,
      seenUpdatedAt: topic.updatedAt,
    });
    setError(input.success ? null : (input.error.issues[0]?.message ?? ''));
    if (!input.success) return false;
    try {
      topics.put(await mutateAsync(input.data));
      toast.success(contentMessages.itemUpdated('Topic'));
      return true;
    } catch (failure) {
      const reason = sentenceOf(failure, notesCopy.descriptionFailed);
      setError(reason);
      if (!isSessionRefused(failure)) toast.error(reason);
      // Someone else may have changed the topic: the next try is made against what it is now.
      void topics.reload();
      return false;
    }
  };
  return (
    <FormDialog
      title={notesCopy.descriptionOf(topic.name)}
      submitLabel={notesCopy.saveDescription}
      isDirty={() => description !== topic.description || isExtra !== (topic.isExtra ?? false)}
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
        onChange={(event) => setDescription(event.target.value)}
      />
      <ExtraField isExtra={isExtra} onChange={setIsExtra} />
    </FormDialog>
  );
}
