import type { Question } from '@repo/contracts/tests';
import type { FormatType, NumericalChoice, TextChoice, TextFormat } from 'gift-pegjs';
import { htmlOfElements } from '../element-html.ts';
import {
  childOf,
  elementsOf,
  localNames,
  plainText,
  readElements,
  type XmlElement,
} from '../element-tree.ts';
import { feedbackLosses } from '../keyed-question.ts';
import { exchangeMessages } from '../messages.ts';
import { ownName, type PackedQuestion, packedReading, windowOf } from '../packed-questions.ts';
import { PackedTexts } from '../packed-texts.ts';
import type { Reading, Window } from '../reading.ts';
import { moodleKind } from './moodle-kinds.ts';

const formats: Record<string, FormatType> = {
  html: 'html',
  markdown: 'markdown',
  plain_text: 'plain',
  moodle_auto_format: 'moodle',
};
const fileAddress = /@@PLUGINFILE@@\//gi;
const startMax = 60;
const withoutTags = (html: string) => html.replaceAll(/<[^<>]*>/g, '').trim();

/** Moodle's own words for every question. */
const usualFeedback =
  /^(?:your answer is (?:(?:partially |in)?correct)\.?|correct!?|incorrect!?|partially correct!?)?$/i;
const ownComment = /^\s*question:\s*\d+\s*$/;

const isNumber = ({ text: { text }, isCorrect }: TextChoice) =>
  !isCorrect || (text.trim() !== '' && Number.isFinite(Number(text)));

/** Settings and texts of a question that are read, or have no text. */
const known = new Set(
  'name questiontext generalfeedback graderinfo category info tags answer hint subquestion hidden defaultgrade penalty idnumber single shuffleanswers answernumbering showstandardinstruction shownumcorrect correctfeedback partiallycorrectfeedback incorrectfeedback usecase responseformat responserequired responsefieldlines minwordlimit maxwordlimit attachments attachmentsrequired maxbytes filetypeslist responsetemplate unitgradingtype unitpenalty showunits unitsleft'.split(
    ' ',
  ),
);

/** Converts the elements of a Moodle file. */
class MoodleQuestions {
  readonly texts = new PackedTexts();
  readonly losses = new Set<string>();
  readonly questions: PackedQuestion[] = [];
  private files = 0;

  addAll(quiz: XmlElement): void {
    for (const element of elementsOf(quiz)) {
      if (element.name !== 'question')
        this.losses.add(exchangeMessages.elementLost(element.line, element.name));
      else this.add(element);
    }
  }

  /** The words of an element with a `text`, without its format. */
  private words(element: XmlElement | undefined): string {
    const text = childOf(element, 'text') ?? element;
    return text ? htmlOfElements(text).trim() : '';
  }

  /** A text with its format; its pictures get addresses of their own, because questions use the same names. */
  private text(element: XmlElement | undefined, given: Set<string>): TextFormat {
    const format = formats[element?.attributes.format ?? 'html'] ?? 'html';
    let text = this.words(element);
    const files = elementsOf(element).filter(({ name }) => name === 'file');
    if (files.length > 0) {
      this.files += 1;
      const folder = `text-${this.files}`;
      for (const { attributes, children } of files) {
        const { name = '', path = '/', encoding = 'base64' } = attributes;
        const bytes = Buffer.from(children.join(''), encoding === 'base64' ? 'base64' : 'utf8');
        this.texts.addPicture(`${folder}${path}${name}`, bytes);
        if (!text.includes(name) && !text.includes(encodeURIComponent(name)))
          given.add(exchangeMessages.fileLost(name));
      }
      text = text.replaceAll(fileAddress, `${folder}/`);
    }
    return format === 'html' ? this.texts.html(text) : { format, text };
  }

  private add(question: XmlElement): void {
    const { line } = question;
    const type = question.attributes.type ?? '';
    if (type === 'category') {
      const category = childOf(question, 'category');
      this.losses.add(exchangeMessages.giftCategory(this.words(category)));
      const info = withoutTags(this.words(childOf(question, 'info')));
      if (info !== '') this.losses.add(exchangeMessages.giftDescription(line, info));
      return;
    }
    const losses = new Set<string>();
    const stem = this.text(childOf(question, 'questiontext'), losses);
    if (type === 'description') {
      this.losses.add(exchangeMessages.giftDescription(line, withoutTags(stem.text).slice(0, startMax)));
      return;
    }
    const all = (name: string) => elementsOf(question).filter((child) => child.name === name);
    const general = childOf(question, 'generalfeedback');
    const grader =
      this.words(childOf(question, 'graderinfo')) === '' ? null : childOf(question, 'graderinfo');
    const name = ownName(this.words(childOf(question, 'name')), stem);
    const tags = all('tags').flatMap((list) => elementsOf(list).map((tag) => this.words(tag)));
    const base = {
      title: name,
      stem,
      hasEmbeddedAnswers: false,
      globalFeedback: general ? this.text(general, losses) : null,
      tags: tags.filter((tag) => tag !== ''),
    };
    this.addLosses(question, losses);
    const hints = all('hint').map((hint) => this.text(hint, losses));
    const answers = all('answer');
    const choices = answers.map((answer) => this.choice(answer, losses));
    const put = (given: Extract<PackedQuestion, { given: unknown }>['given']) =>
      this.questions.push({ line, losses: [...losses], given, hints });
    const refuse = (problem: (n: number) => string) =>
      this.questions.push({ line, losses: [...losses], stem, problem });
    if (type === 'multichoice' || type === 'oumultiresponse') put({ ...base, type: 'MC', choices });
    else if (type === 'truefalse') {
      const right = choices.filter(({ isCorrect }) => isCorrect);
      const said = right[0]?.text.text.trim().toLowerCase() ?? '';
      if (right.length !== 1 || !['true', 'false'].includes(said)) refuse(exchangeMessages.trueAndFalse);
      else
        put({
          ...{ ...base, type: 'TF', isTrue: said === 'true' },
          trueFeedback: choices.find(({ feedback }) => feedback?.text)?.feedback ?? null,
          falseFeedback: null,
        });
    } else if (type === 'shortanswer') put({ ...base, type: 'Short', choices });
    else if (type === 'numerical' && choices.every(isNumber))
      put({
        ...{ ...base, type: 'Numerical' },
        choices: answers.map((answer, at) => this.number(answer, choices[at])),
      });
    else if (type === 'numerical') put({ ...base, type: 'Short', choices });
    else if (type === 'matching' || type === 'match')
      put({
        ...{ ...base, type: 'Matching' },
        matchPairs: all('subquestion').map((pair) => ({
          subquestion: this.text(pair, losses),
          subanswer: this.words(childOf(pair, 'answer')),
        })),
      });
    else if (type === 'essay')
      put({
        ...base,
        type: 'Essay',
        globalFeedback: grader ? this.text(grader, losses) : base.globalFeedback,
      });
    else refuse((n) => exchangeMessages.otherKind(n, moodleKind(type)));
  }

  /** What a question has besides its texts and answers. */
  private addLosses(question: XmlElement, losses: Set<string>): void {
    const said = (name: string) => this.words(childOf(question, name));
    for (const name of ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback']) {
      const words = said(name)
        .replaceAll(/<[^<>]*>/g, '')
        .trim();
      if (!usualFeedback.test(words)) for (const loss of feedbackLosses([words])) losses.add(loss);
    }
    if (said('hidden') === '1') losses.add(exchangeMessages.hiddenInMoodle);
    const grade = Number(said('defaultgrade') || 1);
    if (grade !== 1) losses.add(exchangeMessages.marksLost(grade));
    const template = said('responsetemplate');
    if (template !== '') losses.add(exchangeMessages.templateLost);
    for (const element of elementsOf(question))
      if (!known.has(element.name) && plainText(element) !== '')
        losses.add(exchangeMessages.elementLost(element.line, element.name));
  }

  private choice(answer: XmlElement, losses: Set<string>): TextChoice {
    const weight = Number((answer.attributes.fraction ?? '0').replace(',', '.'));
    const feedback = childOf(answer, 'feedback');
    return {
      isCorrect: weight === 100,
      weight,
      text: this.text(answer, losses),
      feedback: feedback ? this.text(feedback, losses) : null,
    };
  }

  private number(answer: XmlElement, choice: TextChoice | undefined): NumericalChoice {
    const number = Number(choice?.text.text ?? Number.NaN);
    const range = Number(this.words(childOf(answer, 'tolerance')) || 0);
    return {
      isCorrect: choice?.isCorrect ?? false,
      weight: choice?.weight ?? null,
      text: range > 0 ? { type: 'range', number, range } : { type: 'simple', number },
      feedback: choice?.feedback ?? null,
    };
  }
}

/**
 * Reads the questions of a Moodle XML file: those with one right option, and others as possible written questions.
 * @throws XmlError, ZipTooLargeError
 */
export async function readMoodle(xml: string, window: Window): Promise<Reading<Question>> {
  const comments: string[] = [];
  const quiz = readElements(xml, localNames, (words) => {
    if (!ownComment.test(words) && words.trim() !== '') comments.push(words.trim());
  });
  const found = new MoodleQuestions();
  found.addAll(quiz);
  const { questions, texts } = found;
  const losses = [...found.losses, ...comments.map(exchangeMessages.commentLost)];
  return packedReading(
    { questions: windowOf(questions, window), total: questions.length, texts, losses },
    window,
  );
}
