import type { TopicDraft } from '@repo/contracts/content.drafts';
import { createTopicInput } from '@repo/contracts/content.inputs';
import * as contentMessages from '@repo/contracts/messages/content';
import { TextField } from '@repo/ui/text-field';
import { toast } from '@repo/ui/toast';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { notesCopy } from './notes-copy.ts';

/** Renames a topic in its place: Enter saves, Escape goes back. An unchanged name is not sent. */
export function TopicName({
  topic,
  onRenamed,
  onClose,
}: {
  topic: TopicDraft;
  onRenamed: (topic: TopicDraft) => void;
  onClose: () => void;
}) {
  const [name, setName] = useState(topic.name);
  const [error, setError] = useState<string | null>(null);
  const { mutateAsync, isPending } = trpc.content.topics.update.useMutation();
  const isSending = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  async function save(): Promise<void> {
    const checked = createTopicInput.shape.name.safeParse(name);
    if (!checked.success) return setError(checked.error.issues[0]?.message ?? '');
    if (checked.data === topic.name) return onClose();
    if (isSending.current) return;
    isSending.current = true;
    try {
      onRenamed(await mutateAsync({ id: topic._id, name: checked.data, seenUpdatedAt: topic.updatedAt }));
      toast.success(contentMessages.itemUpdated('Topic'));
      onClose();
    } catch (failure) {
      const reason = sentenceOf(failure, notesCopy.topicRenameFailed);
      setError(reason);
      if (!isSessionRefused(failure)) toast.error(reason);
    } finally {
      isSending.current = false;
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      void save();
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
  };
  return (
    <TextField
      ref={field}
      className="p-2"
      label={notesCopy.renameField(topic.name)}
      hint={notesCopy.renameHint}
      value={name}
      error={error ?? undefined}
      aria-busy={isPending || undefined}
      autoComplete="off"
      onKeyDown={onKeyDown}
      onChange={(event) => setName(event.target.value)}
    />
  );
}
