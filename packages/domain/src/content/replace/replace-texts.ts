import { updateSummaryPageInput, updateTopicPageInput } from '@repo/contracts/content.inputs';
import { itemNouns } from '@repo/contracts/items/content-lists';
import { itemKinds } from '@repo/contracts/items/item-kinds';
import * as contentMessages from '@repo/contracts/messages/content';
import type {
  RefusedPlace,
  ReplacedTexts,
  ReplaceTextsInput,
  TextEdit,
} from '@repo/contracts/replace-content';
import type * as tables from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { longTransaction, type Transaction } from '#src/transactions.ts';
import { foundOne } from '../drafts/chapter-item.ts';
import { presentPageDraft } from '../drafts/present-content.ts';
import { updateSummaryPage } from '../drafts/summaries.ts';
import { updateTopicPage } from '../drafts/topic-pages.ts';
import { itemVerbs } from '../drafts/verbs.ts';
import { isPaged, itemTables, pageTables } from '../item-tables.ts';
import { presentItemDraft } from '../kinds/index.ts';
import { fieldsOfDraft, readAt, withText } from './texts-of-draft.ts';

type Draft = { updatedAt: string };
/** How a draft is read, checked and stored; the same rules as in its editor. */
type Editor = {
  draft: Draft;
  parse(
    changed: object,
    names: readonly string[],
  ): { success: true; data: object } | { success: false; error: { issues: { message: string }[] } };
  store(data: object): Promise<Draft>;
};

const noPage = () => new DomainError('NOT_FOUND', 'Page not found');

/** The item or page of an edit. @throws NOT_FOUND */
async function openEditor(ctx: DomainContext, tx: Transaction, edit: TextEdit): Promise<Editor> {
  const { list, itemId, pageId, seenUpdatedAt } = edit;
  if (pageId !== null) {
    if (!isPaged(list)) throw noPage();
    const { owner } = pageTables[list];
    const table = pageTables[list].table as typeof tables.topicPages;
    const rows = await tx.select().from(table).where(eq(table.id, pageId));
    const row = foundOne(rows, 'Page');
    if (Reflect.get(row, owner) !== itemId) throw noPage();
    const [schema, update] =
      list === 'topics'
        ? [updateTopicPageInput, updateTopicPage]
        : [updateSummaryPageInput, updateSummaryPage];
    return {
      draft: presentPageDraft(row),
      parse: (changed) => schema.safeParse({ ...changed, [owner]: itemId, pageId, seenUpdatedAt }),
      async store(data) {
        const { pages } = await update(ctx, data as never);
        const page = pages.find(({ _id }) => _id === pageId);
        if (!page) throw noPage();
        return page;
      },
    };
  }
  const table = itemTables[list] as typeof tables.topics;
  const row = foundOne(await tx.select().from(table).where(eq(table.id, itemId)), itemNouns[list]);
  return {
    draft: presentItemDraft(list, row as never),
    parse(changed, names) {
      // Tests and mind maps are replaced whole; of others only the changed fields are sent.
      const isWhole = list === 'tests' || list === 'mindmaps';
      const fields = isWhole
        ? changed
        : Object.fromEntries(names.map((name) => [name, readAt(changed, name)]));
      return itemKinds[list].update.safeParse({ ...fields, id: itemId, seenUpdatedAt });
    },
    store: (data) => itemVerbs[list].update(ctx, data as never),
  };
}

type Replacement = TextEdit['replacements'][number];

/** The text with all replacements; null when it doesn't read like that any more, or two overlap. */
function replaced(text: unknown, replacements: readonly Replacement[]): string | null {
  if (typeof text !== 'string') return null;
  let done = '';
  let read = 0;
  for (const { at, from, to } of replacements) {
    if (at < read || text.slice(at, at + from.length) !== from) return null;
    done += text.slice(read, at) + to;
    read = at + from.length;
  }
  return done + text.slice(read);
}

/** The replacements that take these back. @param stored the text as stored, which may be trimmed */
function inverse(
  before: string,
  expected: string,
  stored: string,
  replacements: readonly Replacement[],
): Replacement[] {
  const path = replacements[0]?.path ?? '';
  if (stored !== expected) return [{ path, at: 0, from: stored, to: before }];
  let moved = 0;
  return replacements.map(({ at, from, to }) => {
    const back = { path, at: at + moved, from: to, to: from };
    moved += to.length - from.length;
    return back;
  });
}

type Outcome = { refused: RefusedPlace[]; undo: TextEdit | null; count: number };

/** Replaces in one item or page. A text that can't be saved like that stays; the others are changed. */
async function replaceIn(ctx: DomainContext, tx: Transaction, edit: TextEdit): Promise<Outcome> {
  const { list, itemId, pageId } = edit;
  const { draft, parse, store } = await openEditor(ctx, tx, edit);
  if (Date.parse(draft.updatedAt) !== Date.parse(edit.seenUpdatedAt))
    throw new DomainError('STALE_EDIT', contentMessages.staleEdit);
  const known = new Set(fieldsOfDraft(list, draft).map(({ path }) => path));
  const refused: RefusedPlace[] = [];
  const done: { path: string; text: string; own: Replacement[] }[] = [];
  const names = new Set<string>();
  let changed: object = draft;
  let data: object | null = null;
  for (const path of new Set(edit.replacements.map((replacement) => replacement.path))) {
    const own = edit.replacements
      .filter((replacement) => replacement.path === path)
      .toSorted((one, other) => one.at - other.at);
    const refuse = (message: string) =>
      refused.push(...own.map(({ at }) => ({ list, itemId, pageId, path, at, message })));
    const text = known.has(path) ? replaced(readAt(draft, path), own) : null;
    if (text === null) {
      refuse(contentMessages.staleEdit);
      continue;
    }
    const [name = ''] = path.split('.');
    const tried = withText(changed, path, text);
    const parsed = parse(tried, [...names, name]);
    if (parsed.success) {
      names.add(name);
      changed = tried;
      data = parsed.data;
      done.push({ path, text, own });
    } else refuse(parsed.error.issues[0]?.message ?? contentMessages.staleEdit);
  }
  if (data === null) return { refused, undo: null, count: 0 };
  const stored = await store(data);
  const replacements = done.flatMap(({ path, text, own }) =>
    inverse(String(readAt(draft, path)), text, String(readAt(stored, path) ?? ''), own),
  );
  const undo = { list, itemId, pageId, seenUpdatedAt: stored.updatedAt, replacements };
  return { refused, undo, count: done.reduce((sum, { own }) => sum + own.length, 0) };
}

/** A context whose transactions are parts of this one. */
const within = (ctx: DomainContext, tx: Transaction): DomainContext => ({
  ...ctx,
  database: { ...ctx.database, db: tx as unknown as DomainContext['database']['db'] },
});

/**
 * Makes these replacements in one transaction, with the rules of each editor. Items that changed since they
 * were found, and texts that can't be saved, stay as they are and are listed.
 * @returns how many texts were replaced, those that stayed, and the edits that undo it
 */
export async function replaceTexts(ctx: DomainContext, { edits }: ReplaceTextsInput): Promise<ReplacedTexts> {
  // Always in the same order, so that two replacements don't wait for each other.
  const ordered = edits.toSorted((one, other) => (one.itemId < other.itemId ? -1 : 1));
  return longTransaction(ctx, async (tx) => {
    const all: ReplacedTexts = { count: 0, refused: [], undo: [] };
    for (const edit of ordered) {
      try {
        const { refused, undo, count } = await tx.transaction((part) =>
          replaceIn(within(ctx, part), part, edit),
        );
        all.count += count;
        all.refused.push(...refused);
        if (undo) all.undo.push(undo);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        const { list, itemId, pageId, replacements } = edit;
        all.refused.push(
          ...replacements.map(({ path, at }) => ({ list, itemId, pageId, path, at, message: error.message })),
        );
      }
    }
    return all;
  });
}
