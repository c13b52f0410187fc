import type { ExportedFile, ExportInput } from '@repo/contracts/import-export';
import type { DomainContext } from '#src/context.ts';

/**
 * The drafts of a list as a file for the import; `losses` names what its format cannot hold. Loads the formats with the first
 * export: their packages take memory that most servers never need.
 * @throws NOT_FOUND
 */
export async function exportFile(ctx: DomainContext, input: ExportInput): Promise<ExportedFile> {
  const { writeExport } = await import('./write-export.ts');
  return writeExport(ctx, input);
}
