import { paperDraft } from '@repo/contracts/content.drafts';
import * as inputs from '@repo/contracts/content.inputs';
import { drafts } from '@repo/domain';
import { z } from 'zod';
import { adminProcedure, router } from '#src/trpc.ts';
import { mutation } from './draft-procedures.ts';

export const papersRouter = router({
  list: adminProcedure.output(z.array(paperDraft)).query(({ ctx }) => drafts.listPapers(ctx.domain)),
  create: mutation(inputs.createPaperInput, paperDraft, drafts.createPaper, 'NOT_FOUND', 'CONFLICT'),
  update: mutation(inputs.updatePaperInput, paperDraft, drafts.updatePaper),
  delete: mutation(inputs.itemInput, paperDraft, drafts.deletePaper),
});
