import type { Question } from './items/question.ts';
import { kindOf } from './items/question-kinds.ts';
import { shuffled } from './seeded-random.ts';

/** An option that refers to others by letter or number, such as 'Both (a) and (b)' or 'I only'. */
const namesOthers = [
  /\(\s*(?:[a-fA-F]|[1-6]|i{1,3}|iv)\s*\)/,
  /\b(?:[a-f]|i{1,3}|iv)\b\W{0,3}(?:and|or|nor|&|और|तथा|एवं|या|व)\W{0,3}\b(?:[a-f]|i{1,3}|iv)\b/iu,
  /^\W*(?:[a-fA-F]|I{1,3}|IV)(?:\W{0,3},\W{0,3}(?:[a-fA-F]|I{1,3}|IV))+\W*$/,
  /(?:^|\s)(?:[Oo]nly|[Bb]oth|[Nn]either|[Ee]ither|केवल)\s+(?:[A-F1-6]|I{1,3}|IV)\b/,
  /(?:^|\s)(?:[A-F1-6]|I{1,3}|IV)\s+(?:only|alone)\b/,
];

/** An option about those above it, such as 'All of the above' or 'इनमें से कोई नहीं'. */
const isAboutAbove = (option: string): boolean =>
  /\b(?:above|preceding)\b|\b(?:all|any|none|some|both|neither|either)\b(?:\s+(?:two|three))?(?:\s+of)?(?:\s+the)?\s+(?:these|those|them|options|following)\b|^\W*(?:all|none|both|neither)\W*$|उपर्युक्त|उपरोक्त|उपयुक्त सभी|इनमें से|ऊपर|^\s*(?:सभी|दोनों|कोई नहीं)/iu.test(
    option,
  );

/** The number at the start of an option, such as of '$\frac{1}{2}$ m', '₹ 1,200' and '2 × 10^{-3} J'. */
function numberOf(option: string): number | null {
  const plain = option
    .replaceAll(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1/$2')
    .replaceAll(/\\sqrt\s*\{?(\d+)\}?/g, (_, radicand: string) => String(Math.sqrt(Number(radicand))))
    .replaceAll(/\\(?:text|mathrm|rm)\b|\\[,;:! ]|[{}$₹]|\bRs\.?/g, '')
    .replaceAll('−', '-')
    .replaceAll(/(\d),(?=\d)/g, '$1')
    .trim();
  const found =
    /^([-+]?\s*\d+(?:\.\d+)?)(?:\s*[/:]\s*(\d+(?:\.\d+)?))?(?:\s*(?:×|\\times)\s*10\s*\^\s*([-+]?\d+))?/.exec(
      plain,
    );
  if (!found) return null;
  const [, number = '', divisor = '1', exponent = '0'] = found;
  return (Number(number.replaceAll(/\s/g, '')) / Number(divisor)) * 10 ** Number(exponent);
}

const isSorted = (numbers: readonly number[]): boolean =>
  numbers.every((each, at) => at === 0 || each >= Number(numbers[at - 1])) ||
  numbers.every((each, at) => at === 0 || each <= Number(numbers[at - 1]));

/** Whether the options have to stay as they are: the board's own, options that name others, sorted numbers. */
export function hasFixedOptions(question: Question): boolean {
  const { options } = question;
  if (kindOf(question) === 'assertionReason') return true;
  if (options.some((option) => namesOthers.some((pattern) => pattern.test(option)))) return true;
  const numbers = options.filter((option) => !isAboutAbove(option)).map(numberOf);
  return numbers.every((number) => number !== null) && isSorted(numbers);
}

/**
 * The question with shuffled options. An option such as 'All of the above' keeps its place, with the same
 * options above it.
 */
export function shuffleOptions(question: Question, random: () => number): Question {
  if (hasFixedOptions(question)) return question;
  const { options, correctAnswer } = question;
  const order: number[] = [];
  let segment: number[] = [];
  for (const [index, option] of options.entries()) {
    if (isAboutAbove(option)) {
      order.push(...shuffled(segment, random), index);
      segment = [];
    } else segment.push(index);
  }
  order.push(...shuffled(segment, random));
  return {
    ...question,
    options: order.map((index) => options[index] ?? ''),
    correctAnswer: order.indexOf(correctAnswer),
  };
}
