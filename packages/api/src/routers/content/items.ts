import * as shown from '@repo/contracts/content.drafts';
import * as inputs from '@repo/contracts/content.inputs';
import { drafts } from '@repo/domain';
import { router } from '#src/trpc.ts';
import { draftProcedures, mutation } from './draft-procedures.ts';

export const flashcardsRouter = router(
  draftProcedures('flashcards', {
    draft: shown.flashcardDraft,
    createInput: inputs.createFlashcardInput,
    updateInput: inputs.updateFlashcardInput,
    list: drafts.listFlashcards,
    create: drafts.createFlashcard,
    update: drafts.updateFlashcard,
    delete: drafts.deleteFlashcard,
  }),
);

const questionTransfer = (verb: typeof drafts.copyQuestions) =>
  mutation(inputs.transferQuestionsInput, inputs.questionCount, verb, 'NOT_FOUND', 'STALE_EDIT', 'CONFLICT');

export const testsRouter = router({
  ...draftProcedures('tests', {
    draft: shown.testDraft,
    createInput: inputs.createTestInput,
    updateInput: inputs.updateTestInput,
    list: drafts.listTests,
    create: drafts.createTest,
    update: drafts.updateTest,
    delete: drafts.deleteTest,
  }),
  /** Adds to the end of another test. */
  copyQuestions: questionTransfer(drafts.copyQuestions),
  moveQuestions: questionTransfer(drafts.moveQuestions),
});

export const memesRouter = router(
  draftProcedures('memes', {
    draft: shown.memeDraft,
    createInput: inputs.createMemeInput,
    updateInput: inputs.updateMemeInput,
    list: drafts.listMemes,
    create: drafts.createMeme,
    update: drafts.updateMeme,
    delete: drafts.deleteMeme,
  }),
);

export const mindmapsRouter = router(
  draftProcedures('mindmaps', {
    draft: shown.mindmapDraft,
    createInput: inputs.createMindmapInput,
    updateInput: inputs.updateMindmapInput,
    list: drafts.listMindmaps,
    create: drafts.createMindmap,
    update: drafts.updateMindmap,
    delete: drafts.deleteMindmap,
  }),
);

export const writtenRouter = router(
  draftProcedures('written', {
    draft: shown.writtenDraft,
    createInput: inputs.createWrittenInput,
    updateInput: inputs.updateWrittenInput,
    list: drafts.listWritten,
    create: drafts.createWritten,
    update: drafts.updateWritten,
    delete: drafts.deleteWritten,
  }),
);
