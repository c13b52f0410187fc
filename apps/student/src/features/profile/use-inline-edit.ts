import { profileCopy } from 'virtual:messages/profile';
import { toast } from '@repo/ui/toast';
import { useRef, useState } from 'react';
import { reasonOf, trpc } from '#src/platform/api/trpc.ts';
import { setUser, useUser } from '#src/platform/session/session.ts';
import { changeOf, draftOf, type EditableField, fieldOf } from './edit-rules.ts';

export type InlineEdit = {
  /** The field being edited, or null. */
  field: EditableField | null;
  draft: string;
  isSaving: boolean;
  /** Why the last save failed, until the field is closed. */
  failure: string | null;
  open: (field: EditableField) => void;
  change: (draft: string) => void;
  /** Sends the draft; an empty or unchanged one only closes the field. */
  save: () => void;
  cancel: () => void;
};

const failureText = (field: EditableField) => profileCopy.updateFailed({ field });

/** The next try closes this toast, and so does closing the field. */
const failureToast = { id: 'inline-edit' };
const forgetFailure = () => toast.close(failureToast.id);

/** Inline editing of one profile field at a time. */
export function useInlineEdit(): InlineEdit {
  const user = useUser();
  const [field, setField] = useState<EditableField | null>(null);
  const [draft, setDraft] = useState('');
  // A fast second Enter arrives before the field renders as busy.
  const isSent = useRef(false);
  const latest = useRef('');
  const change = (next: string) => {
    latest.current = next;
    setDraft(next);
  };
  /** The draft that was sent last. */
  const sent = useRef('');
  const update = trpc.auth.updateUser.useMutation({
    networkMode: 'always',
    onSuccess: (reply, made) => {
      setUser(reply.user);
      toast.success(profileCopy.updated({ field: profileCopy.fields[fieldOf(made)] }));
      // Keep the field open when its text changed during the save.
      if (latest.current === sent.current) setField(null);
    },
    onMutate: forgetFailure,
    onError: (error, made) => void toast.error(reasonOf(error, failureText(fieldOf(made))), failureToast),
    onSettled: () => {
      isSent.current = false;
    },
  });

  const close = () => {
    setField(null);
    forgetFailure();
    update.reset();
  };

  const save = () => {
    if (!field || isSent.current) return;
    const made = changeOf(user, field, latest.current);
    if (!made) return close();
    isSent.current = true;
    sent.current = latest.current;
    update.mutate(made);
  };

  return {
    field,
    draft,
    isSaving: update.isPending,
    failure: field && update.isError ? reasonOf(update.error, failureText(field)) : null,
    open: (next) => {
      if (isSent.current) return;
      if (!update.isIdle) update.reset();
      setField(next);
      change(draftOf(user, next));
    },
    change,
    save,
    cancel: () => {
      if (!isSent.current) close();
    },
  };
}
