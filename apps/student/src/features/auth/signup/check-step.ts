import * as authMessages from '@repo/contracts/messages/auth';
import type { SignupDraft } from './signup-draft.ts';

/** Which step asks for each field. */
export const stepOfField: Record<string, number> = { name: 1, age: 2, gender: 3, email: 5, password: 5 };

/** Errors of a wizard step by field; empty when the step is valid. Step 5 uses the server's contract. */
export function checkStep({ step, name, age, gender }: SignupDraft): Record<string, string> {
  if (step === 1 && name.trim() === '') return { name: authMessages.nameRequired };
  if (step === 2 && age === '') return { age: authMessages.ageRequired };
  if (step === 3 && gender === '') return { gender: authMessages.genderRequired };
  return {};
}
