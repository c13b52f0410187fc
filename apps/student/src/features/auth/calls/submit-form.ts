import { failureOf, reasonOf } from '@repo/client/failure';
import { speech } from '@repo/ui/words';
import type { z } from 'zod';
import type { Outcome } from '#src/features/auth/outcome.ts';
import { helpOf } from './help-of.ts';

function errorsOf(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? '');
    errors[field] ??= issue.message;
  }
  return errors;
}

/**
 * Validates the fields with the contract's schema, then makes the call.
 * @param fallback message when the server gives no reason
 * @param errorsOfStatus field errors for an HTTP status of the server
 */
export async function submitForm<Schema extends z.ZodType, Done>(
  schema: Schema,
  fields: unknown,
  call: (input: z.output<Schema>) => Promise<Done>,
  fallback: string,
  errorsOfStatus: Record<number, Record<string, string>> = {},
): Promise<Outcome<Done>> {
  const parsed = schema.safeParse(fields);
  if (!parsed.success) return { kind: 'invalid', errors: errorsOf(parsed.error) };
  try {
    return { kind: 'done', done: await call(parsed.data) };
  } catch (error) {
    const reason = speech.say(reasonOf(error, fallback));
    const errors = errorsOfStatus[Number(failureOf(error)?.status)];
    return errors ? { kind: 'failed', reason, errors } : { kind: 'failed', reason, help: helpOf(error) };
  }
}
