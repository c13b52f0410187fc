/** A GIFT answer: its sign, and its percentage of the marks if given. */
type Weighted = { isCorrect: boolean; weight: number | null };

/** The answers with full marks. */
export const fullyRight = <C extends Weighted>(choices: readonly C[]): C[] =>
  choices.filter(({ isCorrect, weight }) => (weight === null ? isCorrect : weight === 100));

/** The right answers: those with full marks, or if there are none those with partial marks. */
export function rightChoices<C extends Weighted>(choices: readonly C[]): C[] {
  const whole = fullyRight(choices);
  return whole.length > 0 ? whole : choices.filter(({ weight }) => weight !== null && weight > 0);
}
