import { entryKey } from '@repo/content';
import type { PreviewWithFigures } from '@repo/content/import-tasks';
import type { ImportKind, ImportPreview, PreviewImportInput } from '@repo/contracts/import-export';
import { figures as storedFigures } from '@repo/db/schema';
import { inArray } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { snapshot } from '#src/transactions.ts';
import { readChapters } from '../drafts/read-drafts.ts';
import { assertFormat } from './read-items.ts';

const missingFigure = (name: string) =>
  `The picture of the figure '${name}' is not here: students will see that it is missing`;

/**
 * Figures referred to but not stored: a file from another library refers to figures without including their
 * pictures.
 */
async function missingFigures(
  ctx: DomainContext,
  figures: PreviewWithFigures['figures'],
): Promise<PreviewWithFigures['figures']> {
  if (figures.length === 0) return [];
  const names = figures.map(({ name }) => name);
  const rows = await ctx.database.db
    .select({ name: storedFigures.name })
    .from(storedFigures)
    .where(inArray(storedFigures.name, names));
  const known = new Set(rows.map(({ name }) => name));
  return figures.filter(({ name }) => !known.has(name));
}

/** The keys of a chapter's existing items of this kind. */
async function keysIn(ctx: DomainContext, kind: ImportKind, chapterId: string): Promise<Set<string>> {
  return snapshot(ctx, async (tx) => {
    const keys = new Set<string>();
    for await (const chapter of readChapters(tx, [chapterId])) {
      if (kind === 'flashcards') for (const card of chapter.flashcards) keys.add(entryKey(card));
      if (kind === 'questions') {
        for (const question of chapter.tests.flatMap((test) => test.questions)) keys.add(entryKey(question));
        for (const written of chapter.written ?? []) keys.add(entryKey(written));
      }
      if (kind === 'notes')
        for (const { name, pages } of chapter.topics)
          keys.add(entryKey({ name, pages: pages.map(({ content }) => content) }));
    }
    return keys;
  });
}

/**
 * What would be imported and what prevents it; read-only.
 * @throws BAD_INPUT for a format that does not fit the kind; TOO_LARGE, UNAVAILABLE
 */
export async function previewImport(ctx: DomainContext, input: PreviewImportInput): Promise<ImportPreview> {
  assertFormat(input.kind, input.format);
  const { figures, ...preview } = await ctx.imports.read('preview', input);
  const missing = new Map<number, string[]>();
  for (const { name, entries } of await missingFigures(ctx, figures))
    for (const n of entries) missing.set(n, [...(missing.get(n) ?? []), missingFigure(name)]);
  const there = input.chapterId ? await keysIn(ctx, input.kind, input.chapterId) : new Set<string>();
  const isThere = (key: string | null) => key !== null && there.has(key);
  const rows = preview.rows.map(({ key, ...row }) => ({
    ...row,
    isThere: isThere(key),
    losses: [...row.losses, ...(missing.get(row.n) ?? [])],
  }));
  const written = preview.written?.map(({ key, ...offer }) => ({ ...offer, isThere: isThere(key) }));
  return { ...preview, rows, written };
}
