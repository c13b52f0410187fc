export {
  type ApiContext,
  type Browser,
  type GivenToken,
  type Measures,
  type SavedWork,
  type SaveOutcome,
  savedWork,
  saveOutcomes,
  type TryKind,
} from './context.ts';
export { databaseCode, isDatabaseAway } from './database-codes.ts';
export { withinDeadline } from './deadline.ts';
export { type Failure, failureOf, inputSentence } from './failure.ts';
export { requireAccount, requireStudent } from './require-student.ts';
export { type AppRouter, appRouter, createCaller } from './router.ts';
export { withSecondTry } from './second-try.ts';
