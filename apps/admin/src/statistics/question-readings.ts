import type { QuestionStatistics } from '@repo/contracts/admin';
import { judgedStudentsMin } from '@repo/contracts/limits/admin';

export type Difficulty = 'difficult' | 'fitting' | 'easy';
export type Discrimination = 'well' | 'little' | 'reversed';

/** Shares of right answers, by the usual bounds of item analysis. */
export const difficultBelowPercent = 30;
export const easyAbovePercent = 80;
const goodFrom = 0.3;
/** With few students, a figure slightly below zero is chance. */
const reversedBelow = -0.1;

export type Reading = {
  difficulty: Difficulty;
  /** Null if all students answered alike, so that nothing separates them. */
  discrimination: Discrimination | null;
  /** Indexes of the most chosen wrong options, several if tied, and the share of each. */
  distractors: { options: number[]; percent: number } | null;
  /** Indexes of the wrong options that nobody chose. */
  unchosen: number[];
};

/** What a question's figures mean for a teacher; null while too few students have answered. */
export function readingOf(figures: QuestionStatistics): Reading | null {
  const { tries, shareCorrectPercent, discrimination, options, correctAnswer } = figures;
  if (tries < judgedStudentsMin || shareCorrectPercent === null) return null;
  const wrong = options
    .map(({ chosen }, option) => ({ option, chosen }))
    .filter(({ option }) => option !== correctAnswer);
  const most = Math.max(0, ...wrong.map(({ chosen }) => chosen));
  const optionsChosen = (times: number) =>
    wrong.flatMap(({ option, chosen }) => (chosen === times ? [option] : []));
  return {
    difficulty:
      shareCorrectPercent < difficultBelowPercent
        ? 'difficult'
        : shareCorrectPercent > easyAbovePercent
          ? 'easy'
          : 'fitting',
    discrimination:
      discrimination === null
        ? null
        : discrimination >= goodFrom
          ? 'well'
          : discrimination < reversedBelow
            ? 'reversed'
            : 'little',
    distractors:
      most === 0 ? null : { options: optionsChosen(most), percent: Math.round((most / tries) * 100) },
    unchosen: optionsChosen(0),
  };
}
