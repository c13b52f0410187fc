import { persisted } from '#src/platform/storage/persisted.ts';
import { guarded, isRecord, isText } from '#src/platform/storage/schema.ts';

export const signupSteps = 5;

/** Form data so far, without the password. `age` and `gender` are '' until chosen. */
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

/** This tab's draft; an empty one when missing or unreadable. */
const draft = persisted<SignupDraft>({
  key: 'signup-draft',
  scope: 'device',
  area: 'session',
  schema: { parse: toDraft },
  fallback: emptyDraft,
});

const asText = { schema: guarded(isText), fallback: null, format: 'text' } as const;
/** The picture as a data URL. */
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

/** Clears draft and picture: after sign-up, and when the student leaves the wizard within the app. */
export function clearDraft(): void {
  draft.clear();
  picture.clear();
}

/** The inviter in the URL, else from earlier in this tab, so that a detour to the login keeps the invite. */
export function rememberInvite(invite: string | undefined): string | null {
  if (invite) inviter.set(invite);
  return inviter.get();
}

export const forgetInvite = (): void => inviter.clear();
