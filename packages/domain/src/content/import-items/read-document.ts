import type { DocumentReply, ReadDocumentInput } from '@repo/contracts/import-document';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { storeFigure } from '../figures/store-figure.ts';

const figure = /<figure data-figure="([^"]*)" data-caption="([^"]*)"[^>]*><\/figure>/g;

/**
 * Reads a Word document as HTML, and stores its pictures as figures. Unreadable ones are left out, and named.
 * @throws BAD_INPUT with what to do for another file; TOO_LARGE; UNAVAILABLE when too many wait
 */
export async function readDocument(ctx: DomainContext, input: ReadDocumentInput): Promise<DocumentReply> {
  const read = await ctx.imports.read('document', input);
  if ('error' in read) throw new DomainError('BAD_INPUT', read.error);
  const names = new Map<string, string>();
  for (const { name, words, bytes } of read.pictures) {
    try {
      names.set(name, (await storeFigure(ctx, { words, bytes })).name);
    } catch (error) {
      const isOfPicture = error instanceof DomainError && ['BAD_INPUT', 'TOO_LARGE'].includes(error.code);
      if (!isOfPicture) throw error;
      read.losses.push({ kind: 'pictures', words });
    }
  }
  const html = read.html.replaceAll(figure, (whole, name: string) => {
    const stored = names.get(name);
    return stored === undefined ? '' : whole.replace(name, stored);
  });
  return { html, losses: read.losses };
}
