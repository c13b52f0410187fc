import { persisted } from '#src/storage/persisted.ts';
import { guarded, isRecord, isText } from '#src/storage/schema.ts';

export const signupSteps = 5;

/** What was filled in so far. Never the password. `age` and `gender` are '' until chosen. */
export type SignupDraft = { step: number; name: string; age: string; gender: string; email: string };

export const emptyDraft: SignupDraft = { step: 1, name: '', age: '', gender: '', email: '' };

const toText = (value: unknown) => (isText(value) ? value : '');

function toDraft(value: unknown): SignupDraft {
  const stored = isRecord(value) ? value : {};
  const step = Number(stored.step);
  return {
    step: Number.isInteger(step) && step >= 1 && step <= signupSteps ? step : 1,
    name: toText(stored.name),
    age: toText(stored.age),
    gender: toText(stored.gender),
    email: toText(stored.email),
  };
}

/** The draft of this tab; an empty one when there is none, or none that can be read. */
const draft = persisted<SignupDraft>({
  key: 'signup-draft',
  scope: 'device',
  area: 'session',
  schema: { parse: toDraft },
  fallback: emptyDraft,
});

const asText = { schema: guarded(isText), fallback: null, format: 'text' } as const;
/** The chosen picture as a data URL. */
const picture = persisted<string, null>({
  key: 'signup-picture',
  scope: 'device',
  area: 'session',
  ...asText,
});
const inviter = persisted<string, null>({ key: 'invite', scope: 'device', area: 'session', ...asText });

export const draftKey = draft.nameOf();
export const draftPictureKey = picture.nameOf();

export const readDraft = (): SignupDraft => draft.get();

export function saveDraft(changed: SignupDraft): void {
  draft.set(toDraft(changed));
}

export const readDraftPicture = (): string | null => picture.get();

export function saveDraftPicture(dataUrl: string | null): void {
  if (dataUrl === null) picture.clear();
  else picture.set(dataUrl);
}

/** Forgets draft and picture: after a success, and when the student leaves the wizard within the app. */
export function clearDraft(): void {
  draft.clear();
  picture.clear();
}

/** The inviter: of the address, else of an earlier visit in this tab, so that a detour to the login loses no invite. */
export function rememberInvite(invite: string | undefined): string | null {
  if (invite) inviter.set(invite);
  return inviter.get();
}

export const forgetInvite = (): void => inviter.clear();
