import {
  chapterOfInput,
  itemInput,
  newOrder,
  reorderItemsInput,
  transferInput,
} from '@repo/contracts/content.inputs';
import type { ErrorCode } from '@repo/contracts/errors';
import type { DomainContext } from '@repo/domain';
import { z } from 'zod';
import { adminProcedure } from '#src/trpc.ts';

type Verb<Input, Output> = (domain: DomainContext, input: Input) => Promise<Output>;

/** An admin's query: its input, its output, and the function that does the work. */
export const query = <Input, Sent, Output>(
  takes: z.ZodType<Input, Sent>,
  gives: z.ZodType<Output, Output>,
  verb: Verb<Input, Output>,
) =>
  adminProcedure
    .input(takes)
    .output(gives)
    .query(({ ctx, input }) => verb(ctx.domain, input));

/** The same for a mutation; its output may have defaults. @param fails see ProcedureMeta */
export const mutation = <Input, Sent, Output, Given>(
  takes: z.ZodType<Input, Sent>,
  gives: z.ZodType<Output, Given>,
  verb: Verb<Input, Given>,
  ...fails: ErrorCode[]
) =>
  adminProcedure
    .meta({ fails })
    .input(takes)
    .output(gives)
    .mutation(({ ctx, input }) => verb(ctx.domain, input));

/** The same for a call that may delete something: the bin shows who did. */
export const deletion = <Input, Sent, Output, Given>(
  takes: z.ZodType<Input, Sent>,
  gives: z.ZodType<Output, Given>,
  verb: Verb<Input & { deletedBy?: string }, Given>,
  ...fails: ErrorCode[]
) =>
  adminProcedure
    .meta({ fails })
    .input(takes)
    .output(gives)
    .mutation(({ ctx, input }) => verb(ctx.domain, { ...input, deletedBy: ctx.teacher }));

/**
 * A kind of item in a chapter: the schemas of the item, of its creation and update, and the domain's
 * functions.
 */
type DraftKind<Draft, Create, CreateSent, Update, UpdateSent> = {
  draft: z.ZodType<Draft, Draft>;
  createInput: z.ZodType<Create, CreateSent>;
  updateInput: z.ZodType<Update, UpdateSent>;
  list: Verb<z.infer<typeof chapterOfInput>, Draft[]>;
  create: Verb<Create, Draft>;
  update: Verb<Update, Draft>;
  delete: Verb<z.infer<typeof itemInput> & { deletedBy?: string }, Draft>;
  reorder: Verb<z.infer<typeof reorderItemsInput>, z.infer<typeof newOrder>>;
  /** Adds copies, or the items themselves, to the end of a chapter. */
  copy: Verb<z.infer<typeof transferInput>, z.infer<typeof newOrder>>;
  move: Verb<z.infer<typeof transferInput>, z.infer<typeof newOrder>>;
};

/** The seven calls of every kind of item in a chapter, as a record for its router. */
export const draftProcedures = <Draft, Create, CreateSent, Update, UpdateSent>(
  kind: DraftKind<Draft, Create, CreateSent, Update, UpdateSent>,
) => ({
  list: query(chapterOfInput, z.array(kind.draft), kind.list),
  create: mutation(kind.createInput, kind.draft, kind.create, 'NOT_FOUND'),
  update: mutation(kind.updateInput, kind.draft, kind.update),
  delete: deletion(itemInput, kind.draft, kind.delete),
  /** The new order must contain exactly the existing ids. */
  reorder: mutation(reorderItemsInput, newOrder, kind.reorder),
  /** Returns the ids of the copies. */
  copy: mutation(transferInput, newOrder, kind.copy, 'NOT_FOUND'),
  move: mutation(transferInput, newOrder, kind.move, 'NOT_FOUND', 'CONFLICT'),
});
