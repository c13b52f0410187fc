import { brand } from '@repo/contracts/brand';
import { signupSteps } from '@repo/contracts/limits';

/** What was filled in so far. Never the password. `age` and `gender` are '' until chosen. */
export type SignupDraft = { step: number; name: string; age: string; gender: string; email: string };

export const emptyDraft: SignupDraft = { step: 1, name: '', age: '', gender: '', email: '' };

export const draftKey = `${brand.storagePrefix}-signup-draft`;
export const draftPictureKey = `${brand.storagePrefix}-signup-picture`;
const inviteKey = `${brand.storagePrefix}-invite`;

/** Runs on a storage that may be blocked or full. */
function tryStorage<Result>(act: () => Result, otherwise: Result): Result {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** The draft of this tab; an empty one when there is none, or none that can be read. */
export function readDraft(): SignupDraft {
  return tryStorage(() => {
    const stored = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as Partial<Record<string, unknown>>;
    const step = Number(stored.step);
    return {
      step: Number.isInteger(step) && step >= 1 && step <= signupSteps ? step : 1,
      name: asText(stored.name),
      age: asText(stored.age),
      gender: asText(stored.gender),
      email: asText(stored.email),
    };
  }, emptyDraft);
}

export function saveDraft({ step, name, age, gender, email }: SignupDraft): void {
  const text = JSON.stringify({ step, name, age, gender, email });
  tryStorage(() => sessionStorage.setItem(draftKey, text), undefined);
}

/** The chosen picture as a data URL, or null. */
export function readDraftPicture(): string | null {
  return tryStorage(() => sessionStorage.getItem(draftPictureKey), null);
}

export function saveDraftPicture(dataUrl: string | null): void {
  tryStorage(() => {
    if (dataUrl === null) sessionStorage.removeItem(draftPictureKey);
    else sessionStorage.setItem(draftPictureKey, dataUrl);
  }, undefined);
}

/** Forgets draft and picture: after a success, and when the student leaves the wizard within the app. */
export function clearDraft(): void {
  tryStorage(() => {
    sessionStorage.removeItem(draftKey);
    sessionStorage.removeItem(draftPictureKey);
  }, undefined);
}

/** The inviter: of the address, else of an earlier visit in this tab, so that a detour to the login loses no invite. */
export function rememberInvite(invite: string | undefined): string | null {
  return tryStorage(() => {
    if (invite) sessionStorage.setItem(inviteKey, invite);
    return invite ?? sessionStorage.getItem(inviteKey);
  }, invite ?? null);
}

export function forgetInvite(): void {
  tryStorage(() => sessionStorage.removeItem(inviteKey), undefined);
}
