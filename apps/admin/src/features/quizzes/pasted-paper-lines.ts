import { extraTextIn } from '@repo/contracts/items/extra-text-names';
import { isExtraText } from '@repo/contracts/items/extra-texts';
import { pasteCopy } from './paste-copy.ts';
import {
  answerBelowHead,
  haveAnswersAbove,
  haveOptions,
  isStep,
  numberBelowOptions,
  startsKeysOfAll,
} from './pasted-ahead.ts';
import { answerBelow, correctionIn, isKeyList, startsKeys, withSign } from './pasted-answers.ts';
import type { PastedLine } from './pasted-cases.ts';
import { checked } from './pasted-checked.ts';
import { withItems } from './pasted-items.ts';
import { isAside, isMarks, isRule, isSection, isSectionForSure, isSource } from './pasted-lines.ts';
import { asksAgain, continues, isTitle, listBelow } from './pasted-lists.ts';
import {
  hasNext,
  isWeak,
  type NumberedLine,
  numberedLine,
  valueBehindWord,
  writtenNumbers,
} from './pasted-numbers.ts';
import { startsOtherOptions } from './pasted-option-signs.ts';
import { optionsIn } from './pasted-options.ts';
import {
  addToQuestion,
  fresh,
  isAsked,
  type PastedQuestion,
  type PasteProblem,
  withoutAnswers,
} from './pasted-question.ts';
import { isAboveReason, isDirection, startsAssertion } from './pasted-statements.ts';
import { joined } from './pasted-text.ts';
import { isWrapped } from './pasted-wraps.ts';

/**
 * Whether a line belongs to the next question: the options have ended, and it is neither answer nor
 * explanation.
 */
function continueWith(raw: PastedQuestion, { number, text }: PastedLine, isAfterBlank: boolean): boolean {
  if (raw.last === 'question') {
    if (raw.list && !numberedLine(text) && asksAgain(raw.list, text, isAfterBlank))
      raw.unclear = pasteCopy.twoQuestions;
    const above = raw.question.at(-1) ?? '';
    if ((raw.statements === 'both' && isSource(text)) || isMarks(text, above)) {
      // Forms show a star where an answer is required.
      const required = isMarks(text, above) ? (/\s\*$/.exec(above)?.[0] ?? '') : '';
      if (required !== '') raw.question[raw.question.length - 1] = above.slice(0, -required.length);
      raw.problems.push({ line: number, message: pasteCopy.leftOut(`${required} ${text}`.trim()) });
      return true;
    }
    const isOpen = isAboveReason(above) || isDirection(text) || (!isAfterBlank && isWrapped(above, text));
    if (raw.statements === 'both' && !isOpen)
      raw.problems.push({ line: number, message: pasteCopy.addedToReason(text) });
    addToQuestion(raw, text);
  } else if (isAfterBlank) return false;
  // The lines above may be a list instead of options, so the answer names none of them with certainty.
  else if (raw.last === 'option' && startsOtherOptions(text)) raw.unclear = pasteCopy.letters;
  else if (raw.last === 'option' ? isAside(text) : isSource(text))
    raw.problems.push({ line: number, message: pasteCopy.leftOut(text) });
  else if (raw.last === 'answer') return false;
  else if (raw.last === 'option') {
    raw.options.at(-1)?.lines.push(text);
    raw.options.at(-1)?.added.push({ number, text });
  } else raw.extras[raw.last].push(text);
  return true;
}

/** Handles a line with an option's letter below the answer or in an extra text; false if it is an option. */
function readRepeated(raw: PastedQuestion, { number, text }: PastedLine, letter: string): boolean {
  const { last, options } = raw;
  if (last === 'question' || last === 'option' || options.length === 0) return false;
  if (last === 'answer') {
    const isRepeated = options.some((option) => option.letter === letter);
    if (isRepeated) raw.problems.push({ line: number, message: pasteCopy.leftOut(text) });
    return isRepeated;
  }
  const above = raw.extras[last];
  const goesOn = optionsIn(above.at(-1) ?? '').length > 0;
  // A line below another line may start the next question.
  if (above.length > 1 && !goesOn) return false;
  if (!goesOn) raw.problems.push({ line: number, message: pasteCopy.addedTo(last, text) });
  above.push(text);
  return true;
}

function readLine(raw: PastedQuestion, { number, text }: PastedLine): boolean {
  const options = raw.question.length > 0 ? optionsIn(text) : [];
  if (options.length > 0) {
    if (readRepeated(raw, { number, text }, options[0]?.letter ?? '')) return true;
    raw.options.push(...options);
    raw.last = 'option';
    return true;
  }
  const found = isAsked(raw) || raw.list ? answerBelow(text, raw.numbered?.number ?? null) : null;
  const answer = found ?? (raw.answers.length > 0 ? correctionIn(text) : null);
  // The word alone may be between a list and its options.
  if (answer !== null && (answer !== '' || isAsked(raw))) {
    const options = raw.options.map(({ lines }) => joined(lines, ' '));
    raw.answers.push({ line: number, text: withSign(text, answer, options) });
    raw.last = 'answer';
    return true;
  }
  const extra = isAsked(raw) ? extraTextIn(text) : null;
  if (!extra) return false;
  const isSecond = extra.name === 'hint' && raw.extras.hint.length > 0 && raw.extras.secondHint.length === 0;
  const name = isSecond ? 'secondHint' : extra.name;
  if (raw.extras[name].length > 0)
    raw.problems.push({ line: number, message: pasteCopy.addedTo(name, text) });
  raw.extras[name].push(extra.text);
  raw.last = name;
  return true;
}

/** What surrounds a line. */
type Around = {
  /** The questions read from the lines above. */
  raws: readonly PastedQuestion[];
  /** The last of these questions, if the line may belong to it. */
  current: PastedQuestion | undefined;
  isAfterBlank: boolean;
  ownsOptions: (form: NumberedLine['form']) => boolean;
  /** The next number after the next options. */
  nextNumber: (form: NumberedLine['form']) => number | undefined;
  isStep: (question: NumberedLine) => boolean;
  /** Whether the next number is written in the same form. */
  isFollowed: (numbered: NumberedLine) => boolean;
};

/** Number and text of a line that starts a question; null for a line of the current one. */
function startOfQuestion(
  line: string,
  around: Around,
): (Pick<PastedQuestion, 'numbered'> & { text: string }) | null {
  const { raws, current, isAfterBlank, ownsOptions, nextNumber, isStep, isFollowed } = around;
  const isOver = !current || isAsked(current);
  const numbered = numberedLine(line);
  const last = raws.findLast((raw) => raw.numbered?.number)?.numbered;
  const isExplained = isExtraText(current?.last) && !isAfterBlank;
  if (isExplained && numbered && last && isStep(last)) return null;
  const isNext = last && numbered?.number === (last.number ?? 0) + 1;
  if (numbered?.form === 'decimal') {
    const form = /^\d+:\s/.test(line) ? (':' as const) : ('.' as const);
    const counted = { ...numbered, form };
    const goesOn = last
      ? isNext && last.form === form
      : isFollowed(counted) || (form === ':' && isFollowed(numbered));
    return isOver && goesOn ? { numbered: counted, text: numbered.text } : null;
  }
  const isKnown = last?.form !== undefined && last.form === numbered?.form;
  const isFirstRow = !last && numbered?.number === 1 && /^1\t/.test(line) && ownsOptions(numbered.form);
  const isOtherForm = isNext && isAfterBlank && numbered?.form === '-' && ownsOptions('-');
  const isSure =
    numbered &&
    (!isWeak(numbered) ||
      isKnown ||
      isFirstRow ||
      isOtherForm ||
      (!(last && current) && isFollowed(numbered)));
  if (isOver && numbered && isSure && (!isWeak(numbered) || isNext || !current || isAfterBlank))
    return { numbered, text: numbered.text };
  if (isOver && startsAssertion(line)) return { numbered: null, text: line };
  if (!current || !numbered?.number) return null;
  const { list } = current;
  const { number, form, text } = numbered;
  const isListed =
    form !== 'word' && (list ? list.number + 1 === number && list.form === form : number === 1);
  const goesOn = () => (nextNumber(form) ?? 0) > 1;
  const beside = () => ({ hasOptions: ownsOptions(form), next: nextNumber(form) });
  const meant = list && isListed && isNext ? continues(list, { number, text }, beside()) : 'list';
  if (meant === null) current.unclear = pasteCopy.listOrQuestion(line);
  if (isSure && meant === 'questions') return { numbered, text };
  const isOther = isListed
    ? !current.numbered && isTitle(current) && (isAfterBlank || (raws.length === 1 && goesOn()))
    : isNext || (isAfterBlank && number > (last?.number ?? 0) && ownsOptions(form));
  // A step of an explanation that repeats the question's number.
  const isAgain =
    !list && current.numbered === last && isKnown && number === last?.number && ownsOptions(form);
  const isFirst = number === 1 && (!current.numbered || list !== null) && ownsOptions(form);
  if (isSure && (isOther || isFirst || isAgain)) return { numbered, text };
  const isLater = !isListed && isKnown && !isWeak(numbered) && number > (last?.number ?? 0) + 1;
  if (isLater && ownsOptions(form)) current.unclear = pasteCopy.listOrQuestion(line);
  if (number === 1) current.list = listBelow(current.question.at(-1) ?? '', form);
  else if (isListed && list) current.list = { ...list, number };
  return null;
}

/**
 * The questions of a part.
 * @param problems receives the lines that belong to no question
 */
export function readQuestions(lines: readonly PastedLine[], problems: PasteProblem[]): PastedQuestion[] {
  const raws: PastedQuestion[] = [];
  const written = writtenNumbers(lines.map(({ text }) => text));
  let [isAfterBlank, isClosed, isBelowKeys] = [false, false, false];
  let answered: PastedLine | null = null;
  for (const [index, line] of lines.entries()) {
    const { number, text } = line;
    if (line === answered) continue;
    const current = isClosed ? undefined : raws.at(-1);
    const answer =
      current && startsKeys(text) ? answerBelowHead(current, text, lines.slice(index + 1)) : null;
    if (current && answer) {
      current.answers.push({ line: answer.number, text: answer.text });
      current.last = 'answer';
      answered = answer;
      continue;
    }
    if (text === '' || ((isAfterBlank || raws.length === 0) && isRule(text))) {
      isAfterBlank = true;
      continue;
    }
    const keys = startsKeys(text) || isKeyList(text, isBelowKeys) || startsKeysOfAll(raws, text);
    if (!current || isAsked(current) ? isSection(text) || keys : isSectionForSure(text)) {
      problems.push({ line: number, message: keys ? pasteCopy.keys(text) : pasteCopy.section(text) });
      isBelowKeys = keys;
      isClosed = true;
      continue;
    }
    isBelowKeys = false;
    const start = startOfQuestion(text, {
      raws,
      current,
      isAfterBlank,
      ownsOptions: (form) => haveOptions(lines.slice(index + 1), form),
      nextNumber: (form) => numberBelowOptions(lines.slice(index + 1), form),
      isStep: (question) => isStep(question, lines.slice(index + 1)),
      isFollowed: (numbered) => hasNext(numbered, written),
    });
    if (!start && current && (readLine(current, line) || continueWith(current, line, isAfterBlank))) {
      isAfterBlank = isRule(text);
      continue;
    }
    const next = fresh(number, start?.numbered ?? null);
    addToQuestion(next, start?.text ?? text);
    const value = numberedLine(text)?.form === 'decimal' ? text : valueBehindWord(text, written);
    if (start && value !== null)
      next.problems.push({ line: number, message: pasteCopy.decimal(value, start.numbered?.number ?? 0) });
    raws.push(next);
    [isAfterBlank, isClosed] = [false, false];
  }
  const whole = withItems(raws, (at) => lines.find(({ number }) => number === at)?.text ?? '');
  const areAbove = haveAnswersAbove(whole);
  return whole.map((raw, at) => (areAbove[at] ? withoutAnswers(checked(raw)) : checked(raw)));
}
