import type { PreviewWithFigures } from '@repo/content/import-tasks';
import type { ImportPreview, PreviewImportInput } from '@repo/contracts/import-export';
import { figures as storedFigures } from '@repo/db/schema';
import { inArray } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { assertFormat } from './read-items.ts';

const missingFigure = (name: string) =>
  `The picture of the figure '${name}' is not here: students will see that it is missing`;

/** A file of another library has the lines of its figures, and not their pictures. */
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

/**
 * What would be imported and what prevents it; writes nothing.
 * @throws BAD_INPUT for a format that does not fit the kind; TOO_LARGE, UNAVAILABLE
 */
export async function previewImport(ctx: DomainContext, input: PreviewImportInput): Promise<ImportPreview> {
  assertFormat(input.kind, input.format);
  const { figures, ...preview } = await ctx.imports.read('preview', input);
  const missing = new Map<number, string[]>();
  for (const { name, entries } of await missingFigures(ctx, figures))
    for (const n of entries) missing.set(n, [...(missing.get(n) ?? []), missingFigure(name)]);
  const rows = preview.rows.map((row) => ({
    ...row,
    losses: [...row.losses, ...(missing.get(row.n) ?? [])],
  }));
  return { ...preview, rows };
}
