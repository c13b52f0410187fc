import { type QuestionKind, questionGroups } from '@repo/contracts/items/question-kinds';
import { newKey } from '#src/editing/new-key.ts';

type Keyed = { kind: QuestionKind; passage: string; caseKey: string | null };

/**
 * Gives the questions of each case without a key a common one: neighbours with the same passage are one case.
 * `like` is the form just saved: cases reuse its keys where possible; other keys derive from positions.
 */
export function withCaseKeys<Q extends Keyed>(
  questions: readonly Q[],
  like: readonly { caseKey: string | null }[] = [],
): Q[] {
  const keyed = [...questions];
  const used = new Set(
    questions.flatMap(({ kind, caseKey }) => (kind === 'case' && caseKey ? [caseKey] : [])),
  );
  const cases = questions.map(({ kind, passage, caseKey }) =>
    kind === 'case' && caseKey === null ? { case: { passage, ask: '' } } : {},
  );
  for (const { first, count } of questionGroups(cases)) {
    if (!cases[first]?.case) continue;
    const wanted = [like[first]?.caseKey, `case-${first}`].find((key) => key && !used.has(key));
    const caseKey = wanted ?? newKey();
    used.add(caseKey);
    for (let at = first; at < first + count; at += 1) {
      const question = keyed[at];
      if (question) keyed[at] = { ...question, caseKey };
    }
  }
  return keyed;
}
