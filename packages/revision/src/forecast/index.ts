export { type Assumptions, assumptions } from './assumptions.ts';
export { answersNeeded, type ChapterLevel, type Forecast, type Standing, standingIn } from './forecast.ts';
export type { ChapterNow, ExaminedSubject, FirstAnswer, QuestionForm } from './subject.ts';
