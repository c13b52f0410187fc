import { figureFile, figureFileInput, storedFigure, uploadFigureInput } from '@repo/contracts/content';
import * as domain from '@repo/domain';
import { router } from '#src/trpc.ts';
import { mutation, query } from './draft-procedures.ts';

export const figuresRouter = router({
  /** Stores a drawing or a picture for the texts of drafts. */
  upload: mutation(uploadFigureInput, storedFigure, (context, { words, file }) =>
    domain.storeFigure(context, { words, bytes: file }),
  ),
  /** The media type of an existing figure; fails when no figure has this name. */
  file: query(figureFileInput, figureFile, async (context, input) => {
    const { mediaType } = await domain.findDraftFigure(context, input);
    return { mediaType };
  }),
});
