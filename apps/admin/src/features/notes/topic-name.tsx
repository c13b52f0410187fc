import type { TopicDraft } from '@repo/contracts/content.drafts';
import { createTopicInput } from '@repo/contracts/content.inputs';
import * as contentMessages from '@repo/contracts/messages/content';
import { TextField } from '@repo/ui/text-field';
import { toast } from '@repo/ui/toast';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { LastChangeLine } from '#src/editing/last-change-line.tsx';
import { notesCopy } from './notes-copy.ts';

/**
 * Renames a topic in place: Enter saves, Escape cancels. Does not send an unchanged name; keeps what was
 * typed during the request.
 */
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
  const latest = useRef(topic.name);
  const stored = useRef(topic);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  async function save(): Promise<void> {
    if (isSending.current) return;
    const sent = latest.current;
    const checked = createTopicInput.shape.name.safeParse(sent);
    if (!checked.success) return setError(checked.error.issues[0]?.message ?? '');
    const { _id: id, name: storedName, updatedAt: seenUpdatedAt } = stored.current;
    if (checked.data === storedName) return onClose();
    isSending.current = true;
    setError(null);
    try {
      stored.current = await mutateAsync({ id, name: checked.data, seenUpdatedAt });
      onRenamed(stored.current);
      toast.success(contentMessages.itemUpdated('Topic'));
      if (latest.current === sent) onClose();
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
    <div className="grid gap-1 p-2">
      <TextField
        ref={field}
        label={notesCopy.renameField(topic.name)}
        hint={notesCopy.renameHint}
        value={name}
        error={error ?? undefined}
        aria-busy={isPending || undefined}
        autoComplete="off"
        onKeyDown={onKeyDown}
        onChange={(event) => {
          latest.current = event.target.value;
          setName(event.target.value);
        }}
      />
      <LastChangeLine itemId={topic._id} />
    </div>
  );
}
