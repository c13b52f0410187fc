import { inputSentence } from '@repo/api';
import { DomainError } from '@repo/domain';
import type { z } from 'zod';

/** The input of a call without a procedure. @throws BAD_INPUT */
export function readInput<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(given);
  if (!success) throw new DomainError('BAD_INPUT', inputSentence(error));
  return data;
}
