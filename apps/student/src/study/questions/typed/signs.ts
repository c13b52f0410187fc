import type { questionsCopy } from 'virtual:messages/questions';
import type { TypedKind } from '@repo/contracts/typed/typed-answer';

type SignName = keyof typeof questionsCopy.typed.sign;
/** A key of the formula row. `back`: how far the caret goes back, into a bracket. */
export type Sign = { name: SignName; shown: string; inserts: string; back: number };

const sign = (name: SignName, shown: string, inserts = shown, back = 0): Sign => ({
  name,
  shown,
  inserts,
  back,
});

const brackets = [sign('open', '('), sign('close', ')')];
const numbers = [
  sign('fraction', 'a⁄b', '()/()', 4),
  sign('root', '√', '√()', 1),
  sign('power', 'xⁿ', '^'),
  sign('times', '×'),
  sign('minus', '−'),
  sign('pi', 'π'),
];

/** The formula row of each kind, and of a solution line by line: signs that are hard to find on a phone's keyboard. */
export const signRows: Record<TypedKind | 'steps', readonly Sign[]> = {
  number: [...numbers, sign('degree', '°'), ...brackets],
  expression: [...numbers, sign('theta', 'θ'), ...brackets],
  formula: [
    sign('two', '₂'),
    sign('three', '₃'),
    sign('four', '₄'),
    ...brackets,
    sign('plus', '+', ' + '),
    sign('arrow', '→', ' → '),
    sign('power', 'xⁿ', '^'),
    sign('dot', '·'),
  ],
  word: [],
  steps: [...numbers, sign('theta', 'θ'), sign('degree', '°'), ...brackets],
};
