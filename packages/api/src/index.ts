export type { ApiContext, GivenToken, TryKind } from './context.ts';
export { withinDeadline } from './deadline.ts';
export { type Failure, failureOf, inputSentence } from './failure.ts';
export { type AppRouter, appRouter, createCaller } from './router.ts';
