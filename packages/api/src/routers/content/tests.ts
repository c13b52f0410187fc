import * as inputs from '@repo/contracts/content.inputs';
import { drafts } from '@repo/domain';
import { router } from '#src/trpc.ts';
import { draftProcedures, mutation } from './draft-procedures.ts';

const questionTransfer = (verb: typeof drafts.copyQuestions) =>
  mutation(inputs.transferQuestionsInput, inputs.questionCount, verb, 'NOT_FOUND', 'STALE_EDIT', 'CONFLICT');

export const testsRouter = router({
  ...draftProcedures('tests'),
  /** Adds to the end of another test. */
  copyQuestions: questionTransfer(drafts.copyQuestions),
  moveQuestions: questionTransfer(drafts.moveQuestions),
});
