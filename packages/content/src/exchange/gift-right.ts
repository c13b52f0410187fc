/** An answer of GIFT: its sign, and how much of the marks it gets in percent where that is said. */
type Weighted = { isCorrect: boolean; weight: number | null };

/** The answers that get all of the marks. */
export const fullyRight = <C extends Weighted>(choices: readonly C[]): C[] =>
  choices.filter(({ isCorrect, weight }) => (weight === null ? isCorrect : weight === 100));

/** The right answers: those that get all of the marks, or where there are none those that get a part of them. */
export function rightChoices<C extends Weighted>(choices: readonly C[]): C[] {
  const whole = fullyRight(choices);
  return whole.length > 0 ? whole : choices.filter(({ weight }) => weight !== null && weight > 0);
}
