/** A first answer that the app marked. */
type Checked = { isRight: boolean };
/** A written answer, marked by the student; `outOf` is the marks it can get. */
type Ticked = { share: number; outOf: number };

/** The chance of guessing one of four options. */
const guess = 0.25;
/** With fewer checked answers nothing can be compared. */
const checkedNeeded = 10;
const trustUnknown = 0.5;
const trustLeast = 0.1;
/** How much the share of ticks may exceed the share of checked answers before ticks count less. */
const tolerance = 0.1;

const average = (shares: readonly number[]) => shares.reduce((sum, one) => sum + one, 0) / shares.length;

/**
 * How far to trust a student's own ticks, 0.1 to 1: less the more their share of marks exceeds the share of checked
 * answers that were known. Written answers are harder, so fewer marks are no reason to doubt.
 */
export function trustInTicks(checked: readonly Checked[], ticked: readonly Ticked[]): number {
  if (ticked.length === 0 || checked.length < checkedNeeded) return trustUnknown;
  const right = average(checked.map(({ isRight }) => Number(isRight)));
  const known = Math.max(0, (right - guess) / (1 - guess));
  const excess = average(ticked.map(({ share }) => share)) - known - tolerance;
  return Math.max(trustLeast, Math.min(1, 1 - 2 * Math.max(0, excess)));
}

/**
 * The evidence of a written answer, in answers to questions with options. Its points depend on each other, so each
 * further mark counts half.
 */
export const evidenceOf = ({ outOf }: Pick<Ticked, 'outOf'>, trust: number): number =>
  (trust * (1 + outOf)) / 2;
