import { appRouter, inputSentence } from '@repo/api';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { validatorWords } from '../call.ts';
import { brokenBodies, inputsOf, oddValues } from './values.ts';

/** The inputs of every procedure, which both transports share. */
const inputs = Object.entries(appRouter._def.procedures).flatMap(([name, procedure]) =>
  (procedure as unknown as { _def: { inputs: ZodType[] } })._def.inputs.map(
    (schema) => [name, schema] as const,
  ),
);

/** Long enough to be useful, short enough for a toast. */
const sentence = /^[A-Z].{8,250}$/;

it('the message about an invalid input exists for many procedures', () => {
  expect(inputs.length).toBeGreaterThan(60);
});

it.each(inputs)('the message about an invalid input of %s is a sentence for people', (_name, schema) => {
  const bodies = inputsOf(schema);
  fc.assert(
    fc.property(fc.oneof(brokenBodies(bodies), bodies, oddValues), (input) => {
      const { error } = schema.safeParse(input);
      for (const issue of error?.issues ?? []) expect(issue.message).toMatch(sentence);
      if (error) expect(inputSentence(error)).not.toMatch(validatorWords);
    }),
    { seed: 20_261_122, numRuns: 300 },
  );
});
