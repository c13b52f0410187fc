export { type Assumptions, assumptions, unknownDifficulties } from './assumptions.ts';
export { answersNeeded, type Forecast, type Standing, standingIn, workingOutStanding } from './forecast.ts';
export type { ChapterLevel } from './levels.ts';
export { seedFor } from './seed-for.ts';
export { evidenceOf, trustInTicks } from './self-marked.ts';
export type { ChapterNow, ExaminedSubject, FirstAnswer, QuestionForm } from './subject.ts';
export type { UnitGain } from './unit-gains.ts';
