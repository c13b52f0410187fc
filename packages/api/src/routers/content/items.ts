import * as shown from '@repo/contracts/content.drafts';
import * as inputs from '@repo/contracts/content.inputs';
import { drafts } from '@repo/domain';
import { router } from '#src/trpc.ts';
import { draftProcedures, mutation } from './draft-procedures.ts';

export const flashcardsRouter = router(
  draftProcedures({
    draft: shown.flashcardDraft,
    createInput: inputs.createFlashcardInput,
    updateInput: inputs.updateFlashcardInput,
    list: drafts.listFlashcards,
    create: drafts.createFlashcard,
    update: drafts.updateFlashcard,
    delete: drafts.deleteFlashcard,
    reorder: drafts.reorderFlashcards,
    copy: drafts.copyFlashcards,
    move: drafts.moveFlashcards,
  }),
);

const questionTransfer = (verb: typeof drafts.copyQuestions) =>
  mutation(inputs.transferQuestionsInput, inputs.questionCount, verb, 'NOT_FOUND', 'STALE_EDIT', 'CONFLICT');

export const testsRouter = router({
  ...draftProcedures({
    draft: shown.testDraft,
    createInput: inputs.createTestInput,
    updateInput: inputs.updateTestInput,
    list: drafts.listTests,
    create: drafts.createTest,
    update: drafts.updateTest,
    delete: drafts.deleteTest,
    reorder: drafts.reorderTests,
    copy: drafts.copyTests,
    move: drafts.moveTests,
  }),
  /** Adds to the end of another test. */
  copyQuestions: questionTransfer(drafts.copyQuestions),
  moveQuestions: questionTransfer(drafts.moveQuestions),
});

export const memesRouter = router(
  draftProcedures({
    draft: shown.memeDraft,
    createInput: inputs.createMemeInput,
    updateInput: inputs.updateMemeInput,
    list: drafts.listMemes,
    create: drafts.createMeme,
    update: drafts.updateMeme,
    delete: drafts.deleteMeme,
    reorder: drafts.reorderMemes,
    copy: drafts.copyMemes,
    move: drafts.moveMemes,
  }),
);

export const mindmapsRouter = router(
  draftProcedures({
    draft: shown.mindmapDraft,
    createInput: inputs.createMindmapInput,
    updateInput: inputs.updateMindmapInput,
    list: drafts.listMindmaps,
    create: drafts.createMindmap,
    update: drafts.updateMindmap,
    delete: drafts.deleteMindmap,
    reorder: drafts.reorderMindmaps,
    copy: drafts.copyMindmaps,
    move: drafts.moveMindmaps,
  }),
);

export const writtenRouter = router(
  draftProcedures({
    draft: shown.writtenDraft,
    createInput: inputs.createWrittenInput,
    updateInput: inputs.updateWrittenInput,
    list: drafts.listWritten,
    create: drafts.createWritten,
    update: drafts.updateWritten,
    delete: drafts.deleteWritten,
    reorder: drafts.reorderWritten,
    copy: drafts.copyWritten,
    move: drafts.moveWritten,
  }),
);
