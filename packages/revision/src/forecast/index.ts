export { type Assumptions, assumptions, unknownDifficulties } from './assumptions.ts';
export {
  answersNeeded,
  type Forecast,
  type Standing,
  seedFor,
  standingIn,
  workingOutStanding,
} from './forecast.ts';
export type { ChapterLevel } from './levels.ts';
export { evidenceOf, trustInTicks } from './self-marked.ts';
export type { ChapterNow, ExaminedSubject, FirstAnswer, QuestionForm } from './subject.ts';
export type { UnitGain } from './unit-gains.ts';
