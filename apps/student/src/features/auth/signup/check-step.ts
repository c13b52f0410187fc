import * as authMessages from '@repo/contracts/messages/auth';
import type { SignupDraft } from './signup-draft.ts';

/** The fields in the order of the steps that ask for them. */
export const stepOfField: Record<string, number> = { name: 1, age: 2, gender: 3, email: 5, password: 5 };

/** What is wrong with a step of the wizard, by field; empty when it may be left. Step 5 is the server's contract. */
export function checkStep({ step, name, age, gender }: SignupDraft): Record<string, string> {
  if (step === 1 && name.trim() === '') return { name: authMessages.nameRequired };
  if (step === 2 && age === '') return { age: authMessages.ageRequired };
  if (step === 3 && gender === '') return { gender: authMessages.genderRequired };
  return {};
}
