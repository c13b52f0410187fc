import { z } from 'zod';
import { wellFormedText } from '../fields.ts';
import { otherNumbers } from './other-numbers.ts';
import { type Question, rawQuestion } from './question.ts';
import { kindOf, questionGroups } from './question-kinds.ts';
import { type TestFields, testFields } from './test.ts';

/**
 * A test in a library file. Its questions are entries of three forms: a choice; an assertion and reason
 * without text and options; a case once, with a list of its questions.
 */

type Path = readonly PropertyKey[];
type Fields = Record<string, unknown>;
/** A question from an editor, not yet validated, and its place in the file. */
type Placed = { given: unknown; path: Path };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isFilled = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0;

function placedQuestions(entries: readonly unknown[]): Placed[] {
  return entries.flatMap((entry, index): Placed[] => {
    const path = ['questions', index];
    if (!isFields(entry)) return [{ given: entry, path }];
    const { assertion, reason, case: passage, questions, ...rest } = entry;
    if (assertion !== undefined || reason !== undefined)
      return [{ given: { ...rest, kind: 'assertionReason', statements: { assertion, reason } }, path }];
    if (!isFilled(questions)) return [{ given: rest, path }];
    return questions.map((item, at): Placed => {
      const placed = [...path, 'questions', at];
      if (!isFields(item)) return { given: item, path: placed };
      const { question: ask, ...own } = item;
      return { given: { ...own, kind: 'case', case: { passage, ask } }, path: placed };
    });
  });
}

/** Translates the path of an error in a question to its path in the file. */
export function pathInFile(place: Path, path: Path): Path {
  const [field, part, ...rest] = path;
  if (field === 'statements') return [...place, ...path.slice(1)];
  if (field !== 'case') return [...place, ...path];
  return part === 'passage' ? [...place.slice(0, -2), 'case', ...rest] : [...place, 'question', ...rest];
}

const caseWithoutQuestions = "A case has 2 to 5 questions, in a list 'questions' below its text";

/** Errors of the case entries themselves; those of the questions in a case are found elsewhere. */
function caseIssues(entries: readonly unknown[]): { path: Path; message: string }[] {
  return entries.flatMap((entry, index) => {
    const isCase = isFields(entry) && ('case' in entry || 'questions' in entry);
    if (!isCase || isFilled(entry.questions)) return [];
    return [{ path: ['questions', index, 'case'], message: caseWithoutQuestions }];
  });
}

const entriesOf = (file: unknown): unknown[] | null =>
  isFields(file) && Array.isArray(file.questions) ? file.questions : null;

/** Reads a test file. Issues refer to places in the file. */
export const libraryTestFile = z.unknown().transform((file, check): TestFields => {
  const entries = entriesOf(file);
  const placed = entries && placedQuestions(entries);
  const given = placed ? { ...(file as Fields), questions: placed.map((each) => each.given) } : file;
  const ofCases = caseIssues(entries ?? []);
  const read = testFields.strict().safeParse(given);
  if (read.success && ofCases.length === 0) return read.data;
  for (const { path, message } of ofCases) check.addIssue({ code: 'custom', path: [...path], message });
  for (const { path, message } of read.error?.issues ?? []) {
    const [list, at, ...inside] = path;
    const place = list === 'questions' ? placed?.[Number(at)]?.path : undefined;
    const own = place ? pathInFile(place, inside) : path;
    check.addIssue({ code: 'custom', path: [...own], message });
  }
  return z.NEVER;
});

const expression = z.union([wellFormedText().min(1), z.number()]).transform(String);
const check = z.union([expression.transform((one) => [one]), z.array(expression).min(1)]).optional();
const { kind: _, statements: __, case: ___, ...choiceFields } = rawQuestion.shape;
const choice = z.strictObject({
  ...choiceFields,
  otherNumbers: otherNumbers.extend({ check }).strict().optional(),
  check,
});
const entry = z.looseObject({}).transform((given, issues) => {
  const form = 'questions' in given ? caseEntry : 'assertion' in given ? statementsEntry : choice;
  const read = form.safeParse(given);
  for (const { path, message } of read.error?.issues ?? [])
    issues.addIssue({ code: 'custom', path: [...path], message });
  return read.data;
});
const statementsEntry = choice
  .omit({ question: true, options: true, check: true })
  .extend({ assertion: z.string(), reason: z.string() });
const caseEntry = z.strictObject({ case: z.string(), questions: z.array(choice) });

/**
 * Each question's place in its file, and its `check`: arithmetic that computes the number (or numbers) of the
 * right option and never leaves packages/content. `variantCheck` is the same for the question's other
 * numbers. Rejects unknown fields.
 */
export const libraryTestChecks = z.looseObject({ questions: z.array(entry) }).transform(({ questions }) =>
  placedQuestions(questions).map(({ given, path }) => ({
    path,
    check: isFields(given) ? (given.check as string[] | undefined) : undefined,
    variantCheck:
      isFields(given) && isFields(given.otherNumbers)
        ? (given.otherNumbers.check as string[] | undefined)
        : undefined,
  })),
);

/** The fields of a test for its file; `libraryTestFile` reads them back unchanged. */
export function testFileOf({ questions, ...fields }: TestFields): Fields {
  const entries = questionGroups(questions).flatMap(({ first, count }): Fields[] => {
    const group = questions.slice(first, first + count);
    const passage = group[0]?.case?.passage;
    return passage === undefined ? group.map(entryOf) : [{ case: passage, questions: group.map(entryOf) }];
  });
  return { ...fields, questions: entries };
}

function entryOf({ kind, statements, case: itsCase, question, options, ...rest }: Question): Fields {
  const entries = {
    choice: { question, options },
    assertionReason: { ...statements },
    case: { question: itsCase?.ask, options },
  };
  return { ...entries[kindOf({ kind, statements, case: itsCase })], ...rest };
}
