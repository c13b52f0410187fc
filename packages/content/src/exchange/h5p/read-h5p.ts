import type { Question } from '@repo/contracts/tests';
import type { TextChoice } from 'gift-pegjs';
import { z } from 'zod';
import type { BoundedZip } from '../bounded-zip.ts';
import { fileAdvice } from '../file-advice.ts';
import { feedbackLosses } from '../keyed-question.ts';
import { exchangeMessages } from '../messages.ts';
import { ownName, type PackedQuestion, packedReading, windowOf } from '../packed-questions.ts';
import { PackedTexts } from '../packed-texts.ts';
import { nothingRead, type Reading, type Window } from '../reading.ts';

const html = z.string().catch('');
const object = z.record(z.string(), z.unknown());
const library = z.object({
  library: html,
  params: object.catch({}),
  metadata: z.object({ title: html }).catch({ title: '' }),
});
type Content = z.infer<typeof library>;

const multiChoice = z.object({
  question: html,
  answers: z
    .array(
      z.object({
        text: html,
        correct: z.boolean().catch(false),
        tipsAndFeedback: z
          .object({ tip: html, chosenFeedback: html, notChosenFeedback: html })
          .catch({ tip: '', chosenFeedback: '', notChosenFeedback: '' }),
      }),
    )
    .catch([]),
});
const trueFalse = z.object({
  question: html,
  correct: z.union([z.boolean(), z.string()]).catch(''),
  l10n: z.object({ trueText: html, falseText: html }).catch({ trueText: '', falseText: '' }),
  behaviour: z
    .object({ feedbackOnCorrect: html, feedbackOnWrong: html })
    .catch({ feedbackOnCorrect: '', feedbackOnWrong: '' }),
});
const singleChoices = z.object({
  choices: z.array(z.object({ question: html, answers: z.array(z.string()).catch([]) })).catch([]),
});
const questionSet = z.object({
  introPage: z.object({ title: html, introduction: html }).catch({ title: '', introduction: '' }),
  questions: z.array(library).catch([]),
});
const media = z.object({
  type: z.object({
    library: html,
    params: z.object({ file: z.object({ path: html }).optional().catch(undefined), alt: html, title: html }),
  }),
});

const kinds: Record<string, string> = {
  Blanks: 'gaps in a text',
  DragQuestion: 'objects dragged onto a picture',
  DragText: 'words dragged into a text',
  MarkTheWords: 'words in a text',
  Essay: 'essay',
  CoursePresentation: 'Course Presentation',
  InteractiveVideo: 'Interactive Video',
  InteractiveBook: 'Interactive Book',
};

/** 'H5P.MultiChoice 1.16' is MultiChoice. */
const nameOf = (given: string) => given.replace(/^H5P\./, '').replace(/ .*$/, '');
const plain = (text: string) =>
  text
    .replaceAll(/<[^<>]*>|&nbsp;/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Converts the contents of an H5P file. */
class H5pQuestions {
  readonly losses = new Set<string>([exchangeMessages.buttonsLost]);
  readonly questions: PackedQuestion[] = [];

  constructor(readonly texts: PackedTexts) {}

  /** @returns whether this kind can be read */
  add(content: Content): boolean {
    const { params } = content;
    const name = nameOf(content.library);
    if (name === 'MultiChoice') this.addChoice(content);
    else if (name === 'TrueFalse') this.addTrueFalse(content);
    else if (name === 'SingleChoiceSet')
      for (const { question, answers } of singleChoices.parse(params).choices)
        this.put(
          question,
          answers.map((text, index) => this.choice(text, index === 0)),
        );
    else if (name === 'QuestionSet') this.addSet(params);
    else return false;
    return true;
  }

  private addSet(params: Content['params']): void {
    const { introPage, questions } = questionSet.parse(params);
    for (const text of [introPage.title, introPage.introduction].map(plain))
      if (text !== '') this.losses.add(exchangeMessages.textOfTestLost(text));
    for (const content of questions) {
      if (this.add(content)) continue;
      const { question, text, taskDescription } = content.params;
      const said =
        [question, taskDescription, text].find((each) => typeof each === 'string') ?? content.metadata.title;
      this.questions.push({
        ...{ line: this.questions.length + 1, losses: [] },
        stem: this.texts.html(String(said)),
        problem: (n) => exchangeMessages.otherKind(n, kindOf(content.library)),
      });
    }
  }

  private addChoice({ params, metadata }: Content): void {
    const { question, answers } = multiChoice.parse(params);
    const losses: string[] = [];
    const choices = answers.map(({ text, correct, tipsAndFeedback: said }) => {
      losses.push(...feedbackLosses(Object.values(said)));
      return this.choice(text, correct);
    });
    this.put(this.withMedia(question, params, losses), choices, losses, metadata.title);
  }

  private addTrueFalse({ params, metadata }: Content): void {
    const { question, correct, l10n, behaviour } = trueFalse.parse(params);
    const losses = feedbackLosses([behaviour.feedbackOnCorrect, behaviour.feedbackOnWrong]);
    const right = String(correct).toLowerCase();
    const choices = [
      this.choice(l10n.trueText || 'True', right === 'true'),
      this.choice(l10n.falseText || 'False', right === 'false'),
    ];
    this.put(this.withMedia(question, params, losses), choices, losses, metadata.title);
  }

  /** The picture that H5P shows above a question. */
  private withMedia(question: string, params: Content['params'], losses: string[]): string {
    const { data } = media.safeParse(params.media);
    if (!data || data.type.library === '') return question;
    const { file, alt, title } = data.type.params;
    if (nameOf(data.type.library) !== 'Image') {
      losses.push(exchangeMessages.fileLost(nameOf(data.type.library)));
      return question;
    }
    return file
      ? `<img src="content/${escaped(file.path)}" alt="${escaped(alt)}" title="${escaped(title)}">${question}`
      : question;
  }

  private choice(text: string, isCorrect: boolean): TextChoice {
    return { isCorrect, weight: null, text: this.texts.html(text), feedback: null };
  }

  private put(question: string, choices: TextChoice[], losses: string[] = [], title = ''): void {
    const stem = this.texts.html(question);
    const name = /^untitled/i.test(title) ? null : ownName(title, stem);
    this.questions.push({
      ...{ line: this.questions.length + 1, losses, hints: [] },
      given: {
        ...{ type: 'MC', title: name, stem, choices },
        ...{ hasEmbeddedAnswers: false, globalFeedback: null, tags: [] },
      },
    });
  }
}

const kindOf = (given: string) => kinds[nameOf(given)] ?? nameOf(given);

const jsonOf = (bytes: Uint8Array | undefined): unknown => JSON.parse(new TextDecoder().decode(bytes));

/**
 * Reads multiple choice, true or false and single choice questions of an H5P file; other kinds are named.
 * @throws ZipTooLargeError; Error if it is damaged
 */
export async function readH5p(zip: BoundedZip, window: Window): Promise<Reading<Question>> {
  const files = await zip.read(['h5p.json', 'content/content.json']);
  const { mainLibrary, title } = z
    .object({ mainLibrary: html, title: html })
    .parse(jsonOf(files.get('h5p.json')));
  const params = object.parse(jsonOf(files.get('content/content.json')));
  const found = new H5pQuestions(new PackedTexts(zip));
  if (!found.add({ library: mainLibrary, params, metadata: { title } }))
    return nothingRead(fileAdvice.otherH5p(kindOf(mainLibrary)));
  const { questions, texts, losses } = found;
  return packedReading(
    { questions: windowOf(questions, window), total: questions.length, texts, losses: [...losses] },
    window,
  );
}
