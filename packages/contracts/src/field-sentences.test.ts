import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldName } from './field-sentences.ts';
import { wellFormedText } from './fields.ts';

const firstMessage = (schema: z.ZodType, input: unknown) => schema.safeParse(input).error?.issues[0]?.message;
const inField = (schema: z.ZodType, value: unknown, field = 'timeTaken') =>
  firstMessage(z.object({ [field]: schema }), { [field]: value });

it.each([
  [['name'], 'name'],
  [['notesProgress', 'currentPageIndex'], 'current page index of notes progress'],
  [['answers', 0], 'answer 1'],
  [['questions', 0, 'question'], 'question 1'],
  [['questions', 1, 'options', 2], 'option 3 of question 2'],
  [['summaries', 4, '_id'], 'id of summary 5'],
  [[3, 'text'], 'text of entry 4'],
])('fieldName reads %j as %s', (path, words) => {
  expect(fieldName(path)).toBe(words);
});

it.each([
  ['missing', z.string(), undefined, "The field 'time taken' is missing"],
  ['null', z.string(), null, "The field 'time taken' is missing"],
  ['blank', z.string().min(1), '', "The field 'time taken' is missing"],
  ['no choice at all', z.enum(['a', 'b']), undefined, "The field 'time taken' is missing"],
  ['no text', z.string(), 5, "The field 'time taken' must be text"],
  ['no number', z.number(), 'five', "The field 'time taken' must be a number"],
  ['no number', z.coerce.number(), 'five', "The field 'time taken' must be a number"],
  ['not whole', z.int(), 1.5, "The field 'time taken' must be a whole number"],
  ['no yes or no', z.boolean(), 'yes', "The field 'time taken' must be true or false"],
  ['no list', z.array(z.string()), {}, "The field 'time taken' must be a list"],
  ['no object', z.object({}), [], "The field 'time taken' must be a group of fields"],
  ['no file', z.instanceof(Uint8Array), 'x', "The field 'time taken' must be a file"],
  ['too long', z.string().max(3), 'four', "The field 'time taken' can have at most 3 characters"],
  ['too long', z.string().max(1), 'ab', "The field 'time taken' can have at most 1 character"],
  ['too short', z.string().min(3), 'ab', "The field 'time taken' must have at least 3 characters"],
  ['too many', z.array(z.int()).max(1), [1, 2], "The field 'time taken' can have at most 1 entry"],
  ['too few', z.array(z.int()).min(2), [1], "The field 'time taken' must have at least 2 entries"],
  ['too large', z.int().max(9), 10, "The field 'time taken' must be at most 9"],
  ['too small', z.int().min(0), -1, "The field 'time taken' must be at least 0"],
  ['not above', z.number().positive(), 0, "The field 'time taken' must be more than 0"],
  ['unknown', z.enum(['a', 'b']), 'c', "The field 'time taken' must be one of: a, b"],
  ['unknown', z.literal('now'), 'then', "The field 'time taken' must be 'now'"],
  [
    'no date',
    z.iso.datetime(),
    'today',
    "The field 'time taken' must be a date and time such as 2026-01-31T10:00:00Z",
  ],
  ['of no form', z.string().regex(/^a$/), 'b', "The field 'time taken' cannot be understood"],
  ['of no form', z.union([z.string(), z.boolean()]), 5, "The field 'time taken' cannot be understood"],
  [
    'half an emoji',
    wellFormedText(),
    'a\ud83d',
    "The field 'time taken' has a broken character, which cannot be stored",
  ],
  ['refused', z.string().refine(() => false), 'b', "The field 'time taken' cannot be understood"],
])(
  'default error messages of schemas describe %s (%#) in a fixed sentence',
  (_kind, schema, value, sentence) => {
    expect(inField(schema, value)).toBe(sentence);
  },
);

it('default error messages of schemas describe a wrong body, and unknown fields', () => {
  expect(firstMessage(z.object({ a: z.string() }), [])).toBe('The request body must be a JSON object');
  expect(firstMessage(z.object({}), undefined)).toBe('The request body must be a JSON object');
  expect(firstMessage(z.strictObject({}), { b: 1 })).toBe("There is no field 'b' here");
});

it("default error messages of schemas keep a schema's own message", () => {
  expect(inField(z.string({ error: 'Please say how long' }), 5)).toBe('Please say how long');
});

it('the message for an invalid date shows a valid example', () => {
  const [sample] = inField(z.iso.datetime(), 'today')?.match(/\d{4}-\S+/) ?? [];
  expect(z.iso.datetime().safeParse(sample).success).toBe(true);
});
