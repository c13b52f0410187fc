import type { Question } from '@repo/contracts/tests';
import {
  ExportedTexts,
  type ExportPictures,
  figureExportLosses,
  nameOfText,
  pictureFile,
  picturesShown,
} from '../exported-texts.ts';
import { escapedHtml } from '../html-of-markup.ts';
import { exchangeMessages } from '../messages.ts';
import { unsupportedIn } from '../question-fields.ts';

/** The end of a CDATA section can't be written inside it. */
const cdata = (html: string) => `<![CDATA[${html.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** Writes questions as Moodle XML with their pictures inside, and the losses. Difficulty becomes a tag. */
export function writeMoodle(
  questions: readonly Question[],
  pictures: ExportPictures = new Map(),
): { text: string; losses: string[] } {
  const losses = new Set(questions.flatMap((question) => unsupportedIn('moodle', question)));
  for (const loss of figureExportLosses(questions, pictures)) losses.add(loss);
  const texts = new ExportedTexts('moodle', pictures, '@@PLUGINFILE@@/');
  const field = (text: string) => {
    const files = picturesShown([text], pictures).map((name) => {
      const picture = pictures.get(name);
      const data = Buffer.from(picture?.bytes ?? []).toString('base64');
      const file = picture ? pictureFile(name, picture) : name;
      return `\n      <file name="${escapedHtml(file)}" path="/" encoding="base64">${data}</file>`;
    });
    return `<text>${text === '' ? '' : cdata(texts.html(text))}</text>${files.join('')}`;
  };
  const written = questions.map((question, index) => {
    const { options, correctAnswer, difficulty, explanation = '', hint, secondHint } = question;
    const name = nameOfText(texts.html(question.question), index + 1);
    const lines = [
      '  <question type="multichoice">',
      `    <name><text>${escapedHtml(name)}</text></name>`,
      `    <questiontext format="html">${field(question.question)}</questiontext>`,
      `    <generalfeedback format="html">${field(explanation)}</generalfeedback>`,
      '    <defaultgrade>1</defaultgrade>',
      '    <penalty>0.3333333</penalty>',
      '    <hidden>0</hidden>',
      '    <single>true</single>',
      '    <shuffleanswers>false</shuffleanswers>',
      '    <answernumbering>ABCD</answernumbering>',
      ...options.map(
        (option, at) =>
          `    <answer fraction="${at === correctAnswer ? 100 : 0}" format="html">${field(option)}<feedback format="html"><text></text></feedback></answer>`,
      ),
      ...[hint, secondHint].flatMap((each) =>
        each === undefined ? [] : [`    <hint format="html">${field(each)}</hint>`],
      ),
      `    <tags><tag><text>${difficulty}</text></tag></tags>`,
      '  </question>',
    ];
    if (texts.takeChanged()) losses.add(exchangeMessages.exportChanged(index + 1));
    return lines.join('\n');
  });
  const text = ['<?xml version="1.0" encoding="UTF-8"?>', '<quiz>', ...written, '</quiz>', ''].join('\n');
  return { text, losses: [...losses] };
}
