import { z } from 'zod';
import { storedFigure } from './content.ts';
import { base64, exportedFile, importNotesInput } from './import-export.ts';
import { libraryZipMaxBytes } from './limits/admin.ts';

/** The whole library as a file; its bytes are at `libraryZipPath`. */
export const exportedLibrary = exportedFile.omit({ fileBase64: true });
export type ExportedLibrary = z.infer<typeof exportedLibrary>;
export const libraryZipPath = '/api/library.zip';

export const libraryZipInput = z.object({ zipBase64: base64(libraryZipMaxBytes) });
export const importLibraryZipInput = libraryZipInput.extend({
  importId: importNotesInput.shape.importId,
  /** Adds only missing chapters and does not change existing ones. */
  onlyMissing: z.boolean().optional(),
});
export type ImportLibraryZipInput = z.infer<typeof importLibraryZipInput>;

/** Drawings listed at most. */
export const changedDrawingsMax = 200;

/** What importing a library would add, and what prevents it: a file with an error, an existing chapter. */
export const libraryPreview = z.object({
  subjects: z.array(
    z.object({
      name: z.string(),
      isNew: z.boolean(),
      chapters: z.array(z.object({ name: z.string(), items: z.int(), isThere: z.boolean() })),
    }),
  ),
  /** Board papers, such as 'Science 2025-26'; existing ones are skipped. */
  papers: z.array(z.object({ name: z.string(), isThere: z.boolean() })),
  problems: z.array(z.string()),
  canImport: z.boolean(),
  /** Number of chapters that don't exist yet; `onlyMissing` imports only these. */
  missing: z.int(),
  /** Drawings that would lose parts; of very many the first ones, and the total number. */
  changedDrawings: z.array(z.object({ name: z.string(), leftOut: storedFigure.shape.leftOut })),
  changedDrawingsCount: z.int(),
});
export type LibraryPreview = z.infer<typeof libraryPreview>;
