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
 * The entries of a file or of pasted text, without those that `leaveOut` names; those that `written` names as
 * written questions; and the pictures that they may show.
 * @throws BAD_INPUT where one of them, or the file, is not as it should be; TOO_LARGE, UNAVAILABLE
 */
export async function readItems<K extends ImportKind>(
  ctx: DomainContext,
  kind: K,
  given: ImportSourceOf,
): Promise<WholeItems<K>> {
  const { format, source, isHtml, separator, answers, from, leaveOut, written } = given;
  assertFormat(kind, format);
  const job = { format, source, isHtml, separator, answers, from, leaveOut, written };
  const answer = await ctx.imports.read(kind, job);
  if ('error' in answer) throw new DomainError('BAD_INPUT', answer.error);
  // What the answer holds goes with the kind, which a type of any kind cannot say.
  return answer as WholeItems<K>;
}
