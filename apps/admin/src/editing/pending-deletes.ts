import { toast } from '@repo/ui/toast';
import { atom, getDefaultStore } from 'jotai';

export type PendingDelete = {
  id: string;
  text: string;
  undo: string;
  send: () => Promise<unknown>;
  onBack: () => void;
  onFailure: (error: unknown) => void;
};

const store = getDefaultStore();
const pending = new Map<string, PendingDelete>();
const sending = new Map<string, Promise<void>>();

/** Ids of rows whose deletion is pending or was just sent. */
export const deletionsAtom = atom<ReadonlySet<string>>(new Set<string>());

function hide(id: string): void {
  store.set(deletionsAtom, new Set(store.get(deletionsAtom)).add(id));
}

function show(id: string): void {
  const left = new Set(store.get(deletionsAtom));
  left.delete(id);
  store.set(deletionsAtom, left);
}

/** Forgets sent deletions after a restore, so that the lists decide again what exists. */
export function forgetSentDeletions(): void {
  const unsent = [...store.get(deletionsAtom)].filter((id) => pending.has(id) || sending.has(id));
  store.set(deletionsAtom, new Set(unsent));
}

async function sendNow(deletion: PendingDelete): Promise<void> {
  try {
    await deletion.send();
  } catch (error) {
    show(deletion.id);
    deletion.onBack();
    deletion.onFailure(error);
  }
}

function dispatch(id: string): void {
  const deletion = pending.get(id);
  if (!deletion) return;
  pending.delete(id);
  const sent = sendNow(deletion).finally(() => sending.delete(id));
  sending.set(id, sent);
}

/** Hides the row and sends the call when the toast with Undo closes. */
export function scheduleDelete(deletion: PendingDelete): void {
  const { id } = deletion;
  hide(id);
  pending.set(id, deletion);
  toast.success(deletion.text, {
    id: `delete-${id}`,
    action: {
      label: deletion.undo,
      onClick() {
        if (!pending.delete(id)) return;
        show(id);
        deletion.onBack();
      },
    },
    onClose: (isUndone) => isUndone || dispatch(id),
  });
}

/** Sends all pending deletions now and awaits them: before a publish or anything else that depends on them. */
export async function flushDeletes(): Promise<void> {
  for (const id of [...pending.keys()]) {
    dispatch(id);
    toast.close(`delete-${id}`);
  }
  await Promise.all(sending.values());
}

/** Sends pending deletions when the page is left; returns a function that stops it. */
export function watchLeaving(): () => void {
  const leave = () => void flushDeletes();
  window.addEventListener('pagehide', leave);
  return () => window.removeEventListener('pagehide', leave);
}
