import { documentReply, readDocumentInput } from '@repo/contracts/import-document';
import * as io from '@repo/contracts/import-export';
import * as zip from '@repo/contracts/import-library';
import * as domain from '@repo/domain';
import { adminProcedure, router, wholeLibraryProcedure } from '#src/trpc.ts';

/** Bulk import: a dry run first, then everything not left out by the call, or nothing; once per importId. */
export const importsRouter = router({
  /** A dry run. It is only a mutation because a file is too long for an address. Writes nothing. */
  preview: adminProcedure
    .input(io.previewImportInput)
    .output(io.importPreview)
    .mutation(({ ctx, input }) => domain.previewImport(ctx.domain, input)),
  /** Reads a document. Only its pictures are stored, as figures that no text shows yet. */
  document: adminProcedure
    .input(readDocumentInput)
    .output(documentReply)
    .mutation(({ ctx, input }) => domain.readDocument(ctx.domain, input)),
  flashcards: adminProcedure
    .input(io.importFlashcardsInput)
    .output(io.importOutcome)
    .mutation(({ ctx, input }) => domain.importFlashcards(ctx.domain, input)),
  questions: adminProcedure
    .input(io.importQuestionsInput)
    .output(io.importOutcome)
    .mutation(({ ctx, input }) => domain.importQuestions(ctx.domain, input)),
  notes: adminProcedure
    .input(io.importNotesInput)
    .output(io.importOutcome)
    .mutation(({ ctx, input }) => domain.importNotes(ctx.domain, input)),

  previewLibrary: adminProcedure
    .meta({ isWholeLibrary: true })
    .input(zip.libraryZipInput)
    .output(zip.libraryPreview)
    .mutation(({ ctx, input }) => domain.previewLibraryZip(ctx.domain, input)),
  /** Adds subjects and chapters; existing ones do not change. */
  library: adminProcedure
    .meta({ isWholeLibrary: true })
    .input(zip.importLibraryZipInput)
    .output(io.importOutcome)
    .mutation(({ ctx, input }) => domain.importLibraryZip(ctx.domain, input)),
});

export const exportsRouter = router({
  file: adminProcedure
    .input(io.exportInput)
    .output(io.exportedFile)
    .query(({ ctx, input }) => domain.exportFile(ctx.domain, input)),
  /** Packs all drafts as a zip, whose bytes the client then fetches from `libraryZipPath`. */
  library: wholeLibraryProcedure.output(zip.exportedLibrary).query(async ({ ctx }) => {
    const { zip: _, ...library } = await domain.exportLibrary(ctx.domain);
    return library;
  }),
});
