import type { User } from '@repo/contracts/auth';
import type { Answered } from './note-answers.ts';

const load = () => import('./note-answers.ts');

/** Loads what `noteMistakes` needs while there is time. Never fails. */
export function prepareForMistakes({ plan }: Pick<User, 'plan'>): void {
  if (plan === 'Pro') load().catch(() => {});
}

/** Mistakes of a quiz, a practice or a paper that just ended come back to a student of Super. Never fails. */
export function noteMistakes({ id, plan }: Pick<User, 'id' | 'plan'>, answers: readonly Answered[]): void {
  if (plan !== 'Pro') return;
  load()
    .then(({ noteAnswers }) => noteAnswers(id, answers))
    .catch(() => {});
}
