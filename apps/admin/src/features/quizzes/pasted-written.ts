import { createWrittenInput, type WrittenFields } from '@repo/contracts/content.inputs';
import { shortened } from '@repo/contracts/cut-text';
import { extraTextIn } from '@repo/contracts/items/extra-text-names';
import { pasteCopy } from './paste-copy.ts';
import { answerIn, rightOfAnswer } from './pasted-answers.ts';
import type { PastedLine } from './pasted-cases.ts';
import { ownLinesOf } from './pasted-heads.ts';
import { isRule, isSection, isSectionForSure } from './pasted-lines.ts';
import { isWeak, type NumberedLine, numberedLine } from './pasted-numbers.ts';
import { areInOrder, optionsIn } from './pasted-options.ts';
import type { PasteProblem } from './pasted-question.ts';
import { markupOfLines, paragraphs } from './pasted-text.ts';
import { marksIn, marksOfEach, pointsOf } from './written-points.ts';

/** The result of a pasted text: written questions with the line where each starts, and problems by line (from 1). */
export type PastedWritten = {
  questions: { line: number; fields: WrittenFields }[];
  problems: PasteProblem[];
};

type Block = {
  line: number;
  numbered: NumberedLine | null;
  question: string[];
  answer: string[] | null;
  /** Lines below `Marking points:`. */
  scheme: string[] | null;
  /** The marks that a heading gives to each question. */
  marksOfEach: number | null;
  /** Whether it is alternative B of the question above. */
  isAlternative: boolean;
};

const answerHead =
  /^\W*(?:model|sample|expected|suggested)\s+answer\s*[:：.–-]+\s*(.*)$|^\W*(?:sol(?:ution|n)?|हल)\s*[:：.–-]+\s*(.*)$/iu;
const schemeHead =
  /^\W*(?:marking\s+(?:points|scheme)|value\s+points|key\s+points|points)\s*[:：–-]+\s*(.*)$/iu;
const orLine = /^[^\p{L}\p{N}]*(?:OR|अथवा)[^\p{L}\p{N}]*$/u;

function answerOf(line: string): string | null {
  const [, model, solution] = answerHead.exec(line) ?? [];
  return model ?? solution ?? answerIn(line);
}
const startsAnswer = (line: string) => answerOf(line) !== null || schemeHead.test(line);

/** Whether an answer follows before the next numbered line. */
function hasAnswer(lines: readonly PastedLine[]): boolean {
  const next = lines.find(({ text }) => startsAnswer(text) || numberedLine(text) !== null);
  return next !== undefined && startsAnswer(next.text);
}
/** Whether an answer follows in the same paragraph or the next one. */
function isAboveAnswer(lines: readonly PastedLine[]): boolean {
  const end = lines.findIndex(({ text }) => text === '');
  const below = lines.slice(0, end < 0 ? undefined : end);
  const [next] = lines.slice(end < 0 ? lines.length : end).filter(({ text }) => text !== '');
  return hasAnswer(below) || (next !== undefined && startsAnswer(next.text));
}

/** The questions of a paper with their answers, in order. */
function blocksOf(lines: readonly PastedLine[], problems: PasteProblem[]): Block[] {
  const blocks: Block[] = [];
  let [current, marks, isAlternative, isAfterBlank, isKeys]: [
    Block | null,
    number | null,
    boolean,
    boolean,
    boolean,
  ] = [null, null, false, false, false];
  /** The last number of a list inside the current question. */
  let listed = 0;
  const startOf = (text: string, below: readonly PastedLine[]): NumberedLine | 'unnumbered' | null => {
    const last = blocks.findLast(({ numbered }) => numbered?.number)?.numbered;
    const numbered = numberedLine(text);
    if (!current) return numbered ?? 'unnumbered';
    if (!numbered)
      return !last && isAfterBlank && current.answer && isAboveAnswer(below) ? 'unnumbered' : null;
    if (numbered.form === 'word') return numbered;
    const { number, form } = numbered;
    if (number === listed + 1 && !hasAnswer(below)) {
      const isNext = number === (last?.number ?? 0) + 1 && form === last?.form;
      if (listed > 0 || !isNext) {
        listed = number;
        return null;
      }
    }
    const isKnown = last ? last.form === form && (number ?? 0) > (last.number ?? 0) : !isWeak(numbered);
    return isKnown && (number === (last?.number ?? 0) + 1 || hasAnswer(below)) ? numbered : null;
  };
  for (const [at, { number: line, text }] of lines.entries()) {
    if (text === '' || isRule(text)) {
      isAfterBlank = true;
      (current?.scheme ?? current?.answer ?? current?.question)?.push('');
      continue;
    }
    const below = lines.slice(at + 1);
    if (orLine.test(text) && blocks.length > 0) {
      [current, isAlternative] = [null, true];
      continue;
    }
    const isHeading = current && !isAfterBlank ? isSectionForSure(text) : isSection(text);
    if (isHeading && (!current?.answer || isAfterBlank)) {
      problems.push({ line, message: pasteCopy.section(text) });
      [current, marks] = [null, marksOfEach(text)];
      continue;
    }
    const nextFilled = below.find((each) => each.text !== '');
    const isKeyHead =
      answerOf(text) === '' && blocks.length > 1 && blocks.every(({ answer }) => answer === null);
    if (isKeyHead && numberedLine(nextFilled?.text ?? '')?.number === blocks[0]?.numbered?.number) {
      [isKeys, current] = [true, null];
      continue;
    }
    if (isKeys) {
      const numbered = numberedLine(text);
      const own = blocks.find(
        (block) => block.answer === null && block.numbered?.number === numbered?.number,
      );
      if (numbered?.number && own) [current, own.answer] = [own, [numbered.text]];
      else if (current?.answer) current.answer.push(text);
      else problems.push({ line, message: pasteCopy.leftOut(text) });
      continue;
    }
    const extra = current && extraTextIn(text);
    const scheme = schemeHead.exec(text)?.[1];
    const answer = current && scheme === undefined ? answerOf(text) : null;
    const start = startsAnswer(text) ? null : startOf(text, below);
    if (current && scheme !== undefined && !current.scheme) current.scheme = [scheme];
    else if (current && answer !== null && !current.answer) [current.answer, listed] = [[answer], 0];
    else if (extra && extra.name !== 'explanation') problems.push({ line, message: pasteCopy.leftOut(text) });
    else if (start || !current) {
      const numbered = typeof start === 'object' ? start : null;
      current = {
        ...{ line, numbered, question: [numbered?.text ?? text], answer: null, scheme: null },
        ...{ marksOfEach: marks, isAlternative },
      };
      blocks.push(current);
      [isAlternative, listed] = [false, 0];
    } else (current.scheme ?? current.answer ?? current.question).push(text);
    isAfterBlank = false;
  }
  return blocks;
}

const wordsMaxLength = 200;
const rules = createWrittenInput.omit({ chapter: true });
type Part = { marks: number; alternative: WrittenFields['alternatives'][number] };

/** The texts of a block that is left out. */
const wordsOf = ({ question, answer, scheme }: Block) =>
  [question, answer ?? [], scheme ?? []]
    .map((lines) => lines.join(' ').replaceAll(/\s+/g, ' ').trim())
    .flatMap((text, at) => (text === '' ? [] : at === 0 ? text : pasteCopy.answer(text)))
    .map((text) => shortened(text, wordsMaxLength))
    .join(' ');

/** Question and answer of a block; the problem as a sentence if something is missing. */
function partOf(block: Block): Part | string {
  const answer = block.answer?.filter((line, at, all) => line !== '' || all[at + 1] !== '') ?? [];
  const given = answer.some((line) => line !== '') ? answer : null;
  const words = wordsOf(block);
  const options = block.question.flatMap(optionsIn);
  const texts = options.map(({ lines }) => lines.join(' '));
  const isChoice = !given || rightOfAnswer(given.join(' ').trim(), texts) !== null;
  if (options.length > 1 && areInOrder(options) && isChoice && !block.scheme)
    return pasteCopy.hasOptions(words);
  const scheme = block.scheme?.some((line) => line !== '') ? block.scheme : null;
  if (!given && !scheme) return pasteCopy.noAnswer(words);
  const found = block.question.map(marksIn);
  const marked = found.flatMap((each) => each ?? []);
  // Parts name their own marks, which students have to see.
  const question =
    marked.length === 1 ? block.question.map((line, at) => found[at]?.text ?? line) : block.question;
  const ofParts = marked.length > 0 ? marked.map(({ marks }) => marks) : [block.marksOfEach ?? 0];
  const read = pointsOf(scheme ?? given ?? [], ofParts);
  if (!read) return pasteCopy.noMarks(words);
  const { points, marks, hasOwn } = read;
  const model =
    given && (scheme || !hasOwn) ? given : hasOwn ? points.map(({ text }) => text) : (scheme ?? []);
  return {
    marks,
    alternative: {
      question: paragraphs(question),
      parts: [
        {
          model: paragraphs(model),
          groups: [{ points: points.map(({ text, halves }) => ({ text: markupOfLines([text]), halves })) }],
        },
      ],
    },
  };
}

/**
 * Reads written questions from a text: each question with its marks (`[3]`, `(3 marks)`, `3M`), then `Answer:` with
 * one line for each point. A point may name its marks, `OR` starts alternative B, headings may give the marks of each
 * question, and answers may follow at the end by number. What is not complete is left out and named.
 */
export function parsePastedWritten(text: string): PastedWritten {
  const problems: PasteProblem[] = [];
  const questions: PastedWritten['questions'] = [];
  /** The question that an alternative B may follow. */
  let above: WrittenFields | null = null;
  for (const block of blocksOf(ownLinesOf(text, problems), problems)) {
    const { line, isAlternative } = block;
    const part = partOf(block);
    const words = wordsOf(block);
    if (isAlternative && (typeof part === 'string' || above?.marks !== part.marks))
      problems.push({ line, message: pasteCopy.noAlternative(words) });
    if (typeof part === 'string') {
      problems.push({ line, message: part });
      above = null;
    } else if (isAlternative && above?.marks === part.marks) {
      above.alternatives.push(part.alternative);
      above = null;
    } else {
      const { success, data, error } = rules.safeParse({
        marks: part.marks,
        alternatives: [part.alternative],
      });
      above = success ? data : null;
      if (success) questions.push({ line, fields: data });
      else
        problems.push({
          line,
          message: pasteCopy.refused((error.issues[0]?.message ?? '').replace(/\.$/, ''), words),
        });
    }
  }
  return { questions, problems: problems.toSorted((one, other) => one.line - other.line) };
}
