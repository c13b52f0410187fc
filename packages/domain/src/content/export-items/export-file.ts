import type { ExportedFile, ExportInput } from '@repo/contracts/import-export';
import type { DomainContext } from '#src/context.ts';

/**
 * The drafts of a list as a file for the import; `losses` names what its format can't represent. Loads the
 * formats on first use, because most servers never need the memory they take.
 * @throws NOT_FOUND
 */
export async function exportFile(ctx: DomainContext, input: ExportInput): Promise<ExportedFile> {
  const { writeExport } = await import('./write-export.ts');
  return writeExport(ctx, input);
}
