import { packLibrary } from '@repo/content';
import { brand } from '@repo/contracts/brand';
import type { ExportedFile } from '@repo/contracts/import-export';
import { libraryZipMaxBytes } from '@repo/contracts/limits';
import { messages } from '@repo/contracts/messages';
import type { DomainContext } from '#src/context.ts';
import { readDrafts } from '../read-drafts.ts';
import { libraryOfDrafts } from './library-of-drafts.ts';

/** All drafts as one zip file that `importLibraryZip` reads back to the same content. */
export async function exportLibrary(ctx: DomainContext): Promise<ExportedFile> {
  const drafts = await ctx.database.db.transaction((tx) => readDrafts(tx));
  const zip = packLibrary(await libraryOfDrafts(ctx, drafts));
  const day = ctx.clock.now().toISOString().slice(0, 10);
  return {
    fileName: `${brand.name.toLowerCase()}-library-${day}.zip`,
    mediaType: 'application/zip',
    fileBase64: Buffer.from(zip).toString('base64'),
    losses: zip.length > libraryZipMaxBytes ? [messages.libraryTooLargeToImport] : [],
  };
}
