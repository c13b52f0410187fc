import type { LastChange } from '@repo/contracts/admin';
import { deletedContentKeptDays } from '@repo/contracts/limits/content';

/** A time in the last year, in the device's time zone: 12 Nov, 2:05 pm. */
export const dateAndTime = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** Texts about unsaved work, saving and deleting. */
export const editingCopy = {
  lastChange: ({ changedBy, changedAt }: NonNullable<LastChange>) =>
    `Changed ${changedBy === '' ? '' : `by ${changedBy}, `}${dateAndTime.format(new Date(changedAt))}`,
  draftKept: 'Draft kept on this device',
  draftRestored: (age: string) => `Restored draft from ${age}`,
  discardDraft: 'Discard',
  draftsFail: 'This device can not keep drafts. Save before you leave, or what you typed is lost.',

  leaveTitle: 'You have unsaved changes',
  leaveText: 'Save them, or discard them for good?',
  leaveAway:
    'The server does not answer. Keep them as a draft on this device and save later, or discard them for good?',
  leaveSave: 'Save',
  leaveKeep: 'Keep draft',
  leaveDiscard: 'Discard',
  leaveStay: 'Stay',

  unsaved: 'Unsaved',
  saving: 'Saving…',
  savedAt: (time: string) => `Saved ${time}`,
  allSaved: 'All saved',
  save: 'Save',
  retry: 'Retry',
  saveGone: (reason: string) =>
    `${reason}. It was deleted meanwhile: restore it under Recently deleted, then save again. What you typed stays here`,
  typedSince: 'Saved. What you typed since then is not saved yet.',
  saveUnsure: 'The server did not answer. Your changes are still here',

  staleTitle: 'Someone else changed this meanwhile',
  issuesMore: (count: number) => (count === 1 ? 'and one more' : `and ${count} more`),
  staleText: 'Nothing was overwritten. Choose what stays.',
  staleGone: 'It was deleted meanwhile. Copy your version before you leave.',
  theirs: 'Theirs, saved now',
  mine: 'Yours, not saved',
  notMarked: 'The two have too little in common to mark what differs.',
  keepMine: 'Overwrite with mine',
  takeTheirs: 'Take theirs',
  keepBoth: 'Keep both',
  bothInText: '“Keep both” puts your text below theirs in the editor, to be tidied and saved.',
  bothAsItems: (noun: string) =>
    `“Keep both” takes theirs and adds yours as a ${noun.toLowerCase()} of its own.`,
  bothFaulty: 'Yours has to be corrected before both can stay: see what is marked, and save again',
  copyMine: 'Copy mine',
  copied: 'Copied',
  copyFailed: 'Copying failed. Select the text and copy it yourself',
  stillStale: 'Cancel',

  deleteTitle: (noun: string, name: string) => `Delete ${noun.toLowerCase()} “${name}”?`,
  deleteConfirm: 'Delete',
  /** Text of the toast with Undo. */
  deletedTo: (done: string) => `${done}. It stays under Recently deleted for ${deletedContentKeptDays} days`,
  typeName: (name: string) => `Type “${name}” to delete it`,
  nameDiffers: (name: string) => `This is not “${name}”`,
  undo: 'Undo',
  undone: (noun: string) => `${noun} is back`,

  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  drag: (name: string) => `Drag ${name} to another place`,
  dragHelp:
    'Press Space or Enter to pick it up, move with the arrow keys, press Space again to drop, Escape to cancel. Alt with Up or Down moves it at once.',
  picked: (name: string, place: number, count: number) => `Picked up ${name}, place ${place} of ${count}.`,
  over: (name: string, place: number, count: number) => `${name} is at place ${place} of ${count}.`,
  dropped: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}.`,
  dragCancelled: (name: string) => `${name} stays where it was.`,

  cancel: 'Cancel',
} as const;
