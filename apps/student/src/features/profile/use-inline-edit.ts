import { toast } from '@repo/ui/toast';
import { useRef, useState } from 'react';
import { reasonOf, trpc } from '#src/api/trpc.ts';
import { setUser, useUser } from '#src/session/session.ts';
import { changeOf, draftOf, type EditableField, fieldOf } from './edit-rules.ts';
import { profileCopy } from './profile-copy.ts';

export type InlineEdit = {
  /** The one field that is being edited, or null. */
  field: EditableField | null;
  draft: string;
  isSaving: boolean;
  /** Why the last save failed, until the field is closed. */
  failure: string | null;
  open: (field: EditableField) => void;
  change: (draft: string) => void;
  /** Sends the draft; one that is empty or changes nothing only closes the field. */
  save: () => void;
  cancel: () => void;
};

const failureText = (field: EditableField) => profileCopy.updateFailed(field);

/** It ends with the next try, and with the field. */
const failureToast = { id: 'inline-edit' };
const forgetFailure = () => toast.close(failureToast.id);

/** Editing one field of the profile at a time. */
export function useInlineEdit(): InlineEdit {
  const user = useUser();
  const [field, setField] = useState<EditableField | null>(null);
  const [draft, setDraft] = useState('');
  // The second of two quick Enters comes before the field could say that it is busy.
  const isSent = useRef(false);
  const latest = useRef('');
  const change = (next: string) => {
    latest.current = next;
    setDraft(next);
  };
  /** The draft as it was sent. */
  const sent = useRef('');
  const update = trpc.auth.updateUser.useMutation({
    networkMode: 'always',
    onSuccess: (reply, made) => {
      setUser(reply.user);
      toast.success(profileCopy.updated(profileCopy.fields[fieldOf(made)]));
      // What was typed since is another change of the same field.
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
