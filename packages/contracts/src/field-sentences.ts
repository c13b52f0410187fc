import { z } from 'zod';

/**
 * Messages for schemas without their own: one fixed sentence per kind of issue, for server and screens.
 * `fieldName` gives the readable names of fields.
 */
export const fieldMessages = {
  bodyWrong: 'The request body must be a JSON object',
  missing: (field: string) => `The field '${field}' is missing`,
  wrongType: (field: string, wanted: string) => `The field '${field}' must be ${wanted}`,
  tooLong: (field: string, max: number) => `The field '${field}' can have at most ${count(max, 'character')}`,
  tooShort: (field: string, min: number) =>
    `The field '${field}' must have at least ${count(min, 'character')}`,
  tooMany: (field: string, max: number) => `The field '${field}' can have at most ${entries(max)}`,
  tooFew: (field: string, min: number) => `The field '${field}' must have at least ${entries(min)}`,
  outOfRange: (field: string, limit: string) => `The field '${field}' must be ${limit}`,
  unknownValue: (field: string, known: readonly unknown[]) =>
    `The field '${field}' must be ${known.length > 1 ? `one of: ${known.join(', ')}` : `'${known[0]}'`}`,
  notADate: (field: string) => `The field '${field}' must be a date and time such as 2026-01-31T10:00:00Z`,
  unknownField: (field: string) => `There is no field '${field}' here`,
  unstorable: (field: string) => `The field '${field}' has a broken character, which cannot be stored`,
  unreadable: (field: string) => `The field '${field}' cannot be understood`,
} as const;

const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;
const entries = (n: number) => (n === 1 ? '1 entry' : `${n} entries`);

/** 'timeTaken' becomes 'time taken'. */
const wordsOf = (name: string) =>
  name
    .replace(/^_/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .slice(0, 60);
const singularOf = (words: string) => words.replace(/ies$/, 'y').replace(/s$/, '');

/** The readable name of a path, with entries counted from 1: questions.0.options.2 is 'option 3 of question 1'. */
export function fieldName(path: readonly PropertyKey[]): string {
  const names: string[] = [];
  path.forEach((part, index) => {
    const before = path[index - 1];
    if (typeof part === 'number') {
      const noun = typeof before === 'string' ? singularOf(wordsOf(before)) : 'entry';
      if (typeof before === 'string') names.pop();
      names.push(`${noun} ${part + 1}`);
    } else {
      const own = wordsOf(String(part));
      // Skip a repeated name: the text of question 1 is called question too.
      if (names.at(-1)?.replace(/ \d+$/, '') !== own) names.push(own);
    }
  });
  return names.reverse().join(' of ');
}

const typeWords: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  date: 'a date',
  file: 'a file',
  Uint8Array: 'a file',
};

function ofSize(issue: z.core.$ZodRawIssue, field: string): string {
  const isMax = issue.code === 'too_big';
  const limit = Number(isMax ? issue.maximum : issue.minimum);
  const isIncluded = issue.inclusive !== false;
  if (issue.origin === 'string') {
    if (isMax) return fieldMessages.tooLong(field, limit);
    return limit <= 1 ? fieldMessages.missing(field) : fieldMessages.tooShort(field, limit);
  }
  if (issue.origin === 'array' || issue.origin === 'set')
    return isMax ? fieldMessages.tooMany(field, limit) : fieldMessages.tooFew(field, limit);
  const words = isMax
    ? `${isIncluded ? 'at most' : 'less than'} ${limit}`
    : `${isIncluded ? 'at least' : 'more than'} ${limit}`;
  return fieldMessages.outOfRange(field, words);
}

function ofFormat(issue: z.core.$ZodRawIssue, field: string): string {
  if (issue.format === 'datetime') return fieldMessages.notADate(field);
  if (issue.format === 'email') return fieldMessages.wrongType(field, 'an email address');
  if (issue.format === 'url') return fieldMessages.wrongType(field, 'a web address');
  return fieldMessages.unreadable(field);
}

/** The message for an issue, by its kind and path. */
export function fieldSentence(issue: z.core.$ZodRawIssue): string {
  const path = issue.path ?? [];
  if (issue.code === 'unrecognized_keys')
    return fieldMessages.unknownField(fieldName([...path, String(issue.keys?.[0])]));
  if (path.length === 0) return fieldMessages.bodyWrong;
  const field = fieldName(path);
  if (issue.code === 'invalid_type') {
    const { input, expected } = issue;
    if (input === undefined || input === null) return fieldMessages.missing(field);
    return fieldMessages.wrongType(field, typeWords[String(expected)] ?? 'of another kind');
  }
  if (issue.code === 'invalid_value') {
    if (issue.input === undefined || issue.input === null) return fieldMessages.missing(field);
    return fieldMessages.unknownValue(field, issue.values as unknown[]);
  }
  if (issue.code === 'too_big' || issue.code === 'too_small') return ofSize(issue, field);
  if (issue.code === 'invalid_format') return ofFormat(issue, field);
  return fieldMessages.unreadable(field);
}

/** Replaces a schema's own message for checks that it does not fit: too long is not missing. */
export const byKind = { error: fieldSentence };

// Applies to every schema, wherever it is parsed.
z.config({ customError: fieldSentence });
