import {
  chapterOfInput,
  itemInput,
  madeCopies,
  newOrder,
  reorderItemsInput,
  transferInput,
} from '@repo/contracts/content.inputs';
import type { ErrorCode } from '@repo/contracts/errors';
import type { ContentList } from '@repo/contracts/items/content-lists';
import {
  type CreateItem,
  type ItemDraft,
  itemKinds,
  type UpdateItem,
} from '@repo/contracts/items/item-kinds';
import { type DomainContext, drafts } from '@repo/domain';
import { z } from 'zod';
import { adminProcedure } from '#src/trpc.ts';

type Verb<Input, Output> = (domain: DomainContext, input: Input) => Promise<Output>;

/** An admin's query: its input, its output, and the verb. */
export const query = <Input, Sent, Output>(
  takes: z.ZodType<Input, Sent>,
  gives: z.ZodType<Output, Output>,
  verb: Verb<Input, Output>,
) =>
  adminProcedure
    .input(takes)
    .output(gives)
    .query(({ ctx, input }) => verb(ctx.domain, input));

/**
 * An admin's mutation; the output may have defaults.
 * @param fails see ProcedureMeta
 */
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

/** The verbs of a kind of item in a chapter. */
type DraftVerbs<List extends ContentList> = {
  list: Verb<z.infer<typeof chapterOfInput>, ItemDraft<List>[]>;
  create: Verb<CreateItem<List>, ItemDraft<List>>;
  update: Verb<UpdateItem<List>, ItemDraft<List>>;
  remove: Verb<z.infer<typeof itemInput>, ItemDraft<List>>;
};
type Schema<List extends ContentList, Form extends 'draft' | 'create' | 'update'> = z.ZodType<
  z.output<(typeof itemKinds)[List][Form]>,
  z.input<(typeof itemKinds)[List][Form]>
>;

const ofList =
  <Input, Output>(
    list: ContentList,
    verb: (domain: DomainContext, list: ContentList, input: Input) => Promise<Output>,
  ): Verb<Input, Output> =>
  (domain, input) =>
    verb(domain, list, input);

/** The seven calls of every kind of item in a chapter, as a record for its router. */
export function draftProcedures<List extends ContentList>(list: List) {
  const verbs = drafts.itemVerbs[list] as unknown as DraftVerbs<List>;
  const kind = itemKinds[list];
  const draft = kind.draft as unknown as z.ZodType<ItemDraft<List>, ItemDraft<List>>;
  return {
    list: query(chapterOfInput, z.array(draft), verbs.list),
    create: mutation(kind.create as unknown as Schema<List, 'create'>, draft, verbs.create, 'NOT_FOUND'),
    update: mutation(kind.update as unknown as Schema<List, 'update'>, draft, verbs.update),
    delete: mutation(itemInput, draft, verbs.remove),
    /** The new order must contain exactly the existing ids. */
    reorder: mutation(reorderItemsInput, newOrder, ofList(list, drafts.reorderItems)),
    /** Adds to the end of a chapter. */
    copy: mutation(transferInput, madeCopies, ofList(list, drafts.copyItems), 'NOT_FOUND'),
    move: mutation(transferInput, newOrder, ofList(list, drafts.moveItems), 'NOT_FOUND', 'CONFLICT'),
  };
}
