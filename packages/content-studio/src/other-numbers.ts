import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answerError } from '@repo/content/check-answer';
import { openYaml } from '@repo/content/parse-yaml';
import { figuresIn } from '@repo/contracts/figures';
import { extrasBefore } from '@repo/contracts/items/extra-texts';
import type { OtherNumbers } from '@repo/contracts/items/other-numbers';
import { type LibraryChapter, libraryTestChecks, libraryTestFile } from '@repo/contracts/library';
import { hasOtherNumbers } from '@repo/contracts/other-numbers.rules';
import {
  allNumbers,
  drawNumbers,
  type NumberVariant,
  variantWith,
} from '@repo/contracts/other-numbers.template';
import { seededRandom, shuffled } from '@repo/contracts/seeded-random';
import { cut, type Fault } from './fault.ts';
import { givesAway } from './hints.ts';
import { linksIn, linkText } from './sums.ts';

type Question = LibraryChapter['tests'][number]['questions'][number];
type Numbers = Record<string, number>;

/** How many variants of a template are checked at most; more are sampled. */
const checkedVariants = 2_000;
/** How many variants a chapter with templates must have. */
const variantsMin = 2_000;

/** The sets of numbers to check: all, or a random sample of many. */
function numbersOf(template: OtherNumbers, most: number): Numbers[] {
  const all = allNumbers(template, 5 * most);
  const random = seededRandom(1);
  if (all) return shuffled(all, random).slice(0, most);
  return Array.from({ length: most }, () => drawNumbers(template, random) ?? {});
}

/** Sums of the explanation and hints that are wrong. */
const wrongSums = ({ explanation = '', hint = '', secondHint = '' }: NumberVariant): string[] =>
  linksIn([explanation, hint, secondHint].map((text) => ({ file: 'a.yaml', line: 1, path: [], text })))
    .filter(({ isRight }) => !isRight)
    .map((link) => `the sum ${linkText(link)} is wrong`);

/** Matches clumsy numbers in a formula: + -3, 1x, two signs. */
const clumsy = /[-+] -|(?<![\d.,\\{^_])1[a-z]\b|\{\{|NaN|undefined/;

function faultOf(given: Question, template: OtherNumbers, checks: readonly string[], numbers: Numbers) {
  const variant = variantWith(template, numbers);
  const { question, options, hint = given.hint, secondHint = given.secondHint } = variant;
  const texts = options.map(({ text }) => text);
  if (new Set(texts).size < texts.length) return `two options are the same: ${texts.join('; ')}`;
  const error = answerError(checks, texts, 0, new Map(Object.entries(numbers)));
  if (error) return error;
  const said = [question, ...texts, variant.explanation ?? '', hint ?? '', secondHint ?? ''];
  const bad = said.find((text) => clumsy.test(text));
  if (bad !== undefined) return `a formula is clumsy: ${cut(bad)}`;
  const drawn = { ...given, question, options: texts, correctAnswer: 0 };
  const away = [hint, secondHint].find((text) => text && givesAway(text, drawn));
  if (away) return `the hint gives the answer away: ${cut(away)}`;
  return wrongSums(variant)[0] ?? null;
}

/** Numbers of a text, without exponents and the factors of formulas such as $2\alpha\beta$. */
const numbersIn = (text: string): string[] => text.match(/(?<![\^\d.])\d+(?:\.\d+)?(?![\d.]*[\\a-z])/g) ?? [];

/** Whether a hint contains numbers of the question, which are wrong in variants with other numbers. */
function isStale(hint: string, { question }: Question, template: OtherNumbers): boolean {
  const fixed = numbersIn(template.question.replaceAll(/\{\{.*?\}\}/g, ''));
  const changing = numbersIn(question).filter((shown) => !fixed.includes(shown));
  return numbersIn(hint).some((shown) => changing.includes(shown));
}

/**
 * What is wrong with a question's other numbers, and how many variants it has.
 * @param checks the calculations of its variants
 */
export function checkOtherNumbers(
  given: Question,
  checks: readonly string[] | undefined,
  most: number = checkedVariants,
): { faults: string[]; count: number } {
  const template = given.otherNumbers;
  if (!template) return { faults: [], count: 0 };
  const refused = (fault: string) => ({ faults: [fault], count: 0 });
  if (!checks) return refused('other numbers need a check');
  if (!hasOtherNumbers(given)) {
    const { question, options } = variantWith(template, template.own);
    const shown = [question, ...options.map(({ text }) => text)].join('; ');
    return refused(`at its own numbers the question is another one: ${shown}`);
  }
  if (figuresIn(template.question).length > 0) return refused('a figure has numbers of its own');
  if (!template.explanation) return refused('other numbers need an explanation');
  const stale = extrasBefore.find((name) => !template[name] && isStale(given[name] ?? '', given, template));
  if (stale) return refused(`the ${stale} has the question's own numbers`);
  const seen = new Set<string>();
  let numbers = template.own;
  try {
    for (numbers of [template.own, ...numbersOf(template, most)]) {
      const fault = faultOf(given, template, checks, numbers);
      if (fault) return refused(`with ${JSON.stringify(numbers)} ${fault}`);
      seen.add(variantWith(template, numbers).question);
    }
  } catch (error) {
    return refused(`with ${JSON.stringify(numbers)} ${error instanceof Error ? error.message : error}`);
  }
  return { faults: [], count: seen.size - 1 };
}

/** The calculations of a library's variants, by the text of their question. */
export async function readVariantChecks(library: string): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const files = await readdir(library, { recursive: true });
  for (const file of files.filter((each) => /tests[\\/][^\\/]+\.yaml$/.test(each))) {
    const text = await readFile(join(library, file), 'utf8');
    if (!text.includes('otherNumbers:')) continue;
    const yaml = openYaml(file, text);
    const { questions } = yaml.parse(libraryTestFile);
    for (const [at, { variantCheck }] of yaml.parse(libraryTestChecks).entries())
      if (variantCheck) found.set(questions[at]?.question ?? '', variantCheck);
  }
  return found;
}

/** Wrong other numbers of a chapter, and too few. @param checks from `readVariantChecks` */
export function otherNumbersFaults(
  { id, tests }: LibraryChapter,
  checks: ReadonlyMap<string, readonly string[]>,
): Fault[] {
  const questions = tests.flatMap((test) => test.questions).filter(({ otherNumbers }) => otherNumbers);
  const checked = questions.map((given) => ({
    given,
    ...checkOtherNumbers(given, checks.get(given.question)),
  }));
  const count = checked.reduce((sum, each) => sum + each.count, 0);
  return [
    ...checked.flatMap(({ given, faults }) =>
      faults.map((fault) => ({
        chapter: id,
        about: given.question,
        fault: `${fault}: ${cut(given.question)}`,
      })),
    ),
    ...(questions.length > 0 && count < variantsMin
      ? [{ chapter: id, fault: `only ${count} variants with other numbers, ${variantsMin} are needed` }]
      : []),
  ];
}

/** Texts of a chapter's templates at their own numbers, for the spelling. */
export const ownVariantTexts = ({ tests }: LibraryChapter): string[] =>
  tests.flatMap(({ questions }) =>
    questions.flatMap(({ otherNumbers: template }) => {
      if (!template) return [];
      const { options, explanation = '', hint = '', secondHint = '' } = variantWith(template, template.own);
      return [...options.flatMap(({ slip }) => slip ?? []), explanation, hint, secondHint];
    }),
  );
