import {
  chapterOfInput,
  itemInput,
  newOrder,
  reorderItemsInput,
  transferInput,
} from '@repo/contracts/content.inputs';
import type { ErrorCode } from '@repo/contracts/errors';
import type { ContentList } from '@repo/contracts/items/content-lists';
import { type DomainContext, drafts } from '@repo/domain';
import { z } from 'zod';
import { adminProcedure } from '#src/trpc.ts';

type Verb<Input, Output> = (domain: DomainContext, input: Input) => Promise<Output>;

/** An admin's call that reads: what it takes, what it gives, and the verb that does it. */
export const query = <Input, Sent, Output>(
  takes: z.ZodType<Input, Sent>,
  gives: z.ZodType<Output, Output>,
  verb: Verb<Input, Output>,
) =>
  adminProcedure
    .input(takes)
    .output(gives)
    .query(({ ctx, input }) => verb(ctx.domain, input));

/** The same for a call that changes something; what it gives may have defaults. @param fails see ProcedureMeta */
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

/** The same for a call that may delete something: the bin says who did. */
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

/** A kind of item in a chapter: the schemas of the item and of what creates and updates it, and the domain's functions. */
type DraftKind<Draft, Create, CreateSent, Update, UpdateSent> = {
  draft: z.ZodType<Draft, Draft>;
  createInput: z.ZodType<Create, CreateSent>;
  updateInput: z.ZodType<Update, UpdateSent>;
  list: Verb<z.infer<typeof chapterOfInput>, Draft[]>;
  create: Verb<Create, Draft>;
  update: Verb<Update, Draft>;
  delete: Verb<z.infer<typeof itemInput> & { deletedBy?: string }, Draft>;
};

const ofList =
  <Input, Output>(
    list: ContentList,
    verb: (domain: DomainContext, list: ContentList, input: Input) => Promise<Output>,
  ): Verb<Input, Output> =>
  (domain, input) =>
    verb(domain, list, input);

/** The seven calls of every kind of item in a chapter, as a record for its router. */
export const draftProcedures = <Draft, Create, CreateSent, Update, UpdateSent>(
  list: ContentList,
  kind: DraftKind<Draft, Create, CreateSent, Update, UpdateSent>,
) => ({
  list: query(chapterOfInput, z.array(kind.draft), kind.list),
  create: mutation(kind.createInput, kind.draft, kind.create, 'NOT_FOUND'),
  update: mutation(kind.updateInput, kind.draft, kind.update),
  delete: deletion(itemInput, kind.draft, kind.delete),
  /** The new order must contain exactly the existing ids. */
  reorder: mutation(reorderItemsInput, newOrder, ofList(list, drafts.reorderItems)),
  /** Adds to the end of a chapter. Returns the ids of the copies. */
  copy: mutation(transferInput, newOrder, ofList(list, drafts.copyItems), 'NOT_FOUND'),
  move: mutation(transferInput, newOrder, ofList(list, drafts.moveItems), 'NOT_FOUND', 'CONFLICT'),
});
