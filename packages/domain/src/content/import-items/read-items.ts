import type { ImportSourceOf, WholeItems } from '@repo/content/import-tasks';
import { fieldMessages } from '@repo/contracts/field-sentences';
import { type ImportFormat, type ImportKind, importFormats } from '@repo/contracts/import-export';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';

/** @throws BAD_INPUT for a format that does not fit the kind */
export function assertFormat(kind: ImportKind, format: ImportFormat): void {
  const formats: readonly string[] = importFormats[kind];
  if (!formats.includes(format))
    throw new DomainError('BAD_INPUT', fieldMessages.unknownValue('format', formats));
}

/**
 * The entries of a file or of pasted text, without those in `leaveOut`, with those in `written` as written
 * questions; and the pictures they may show.
 * @throws BAD_INPUT for an invalid entry or file; TOO_LARGE, UNAVAILABLE
 */
export async function readItems<K extends ImportKind>(
  ctx: DomainContext,
  kind: K,
  given: ImportSourceOf,
): Promise<WholeItems<K>> {
  const { format, source, isHtml, separator, answers, columns, from, leaveOut, written } = given;
  assertFormat(kind, format);
  const job = { format, source, isHtml, separator, answers, columns, from, leaveOut, written };
  const answer = await ctx.imports.read(kind, job);
  if ('error' in answer) throw new DomainError('BAD_INPUT', answer.error);
  // The reply's type depends on the kind, which TypeScript can't infer here.
  return answer as WholeItems<K>;
}
