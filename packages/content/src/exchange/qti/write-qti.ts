import type { Question } from '@repo/contracts/tests';
import { zipSync } from 'fflate';
import { textsOfQuestion } from '../block-losses.ts';
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
import { optionLetter } from '../write-tables.ts';

const qti = 'http://www.imsglobal.org/xsd/imsqti_v2p1';
const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespaces = `xmlns="${qti}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${qti} http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd"`;
const feedback = 'explanation';
/** The words of learning object metadata. */
const lomDifficulty = { easy: 'easy', medium: 'medium', hard: 'difficult' } as const;

const scoreOf = (value: number) =>
  `<setOutcomeValue identifier="SCORE"><baseValue baseType="float">${value}</baseValue></setOutcomeValue>`;
const processing = `  <responseProcessing>
    <responseCondition>
      <responseIf><match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match>${scoreOf(1)}</responseIf>
      <responseElse>${scoreOf(0)}</responseElse>
    </responseCondition>
    <setOutcomeValue identifier="FEEDBACK"><baseValue baseType="identifier">${feedback}</baseValue></setOutcomeValue>
  </responseProcessing>`;
const matching =
  '  <responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/>';

function itemOf(question: Question, n: number, texts: ExportedTexts): string {
  const { options, correctAnswer, explanation } = question;
  const body = texts.html(question.question);
  return [
    head,
    `<assessmentItem ${namespaces} identifier="question-${n}" title="${escapedHtml(nameOfText(body, n))}" adaptive="false" timeDependent="false">`,
    '  <responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier">',
    `    <correctResponse><value>${optionLetter(correctAnswer)}</value></correctResponse>`,
    '  </responseDeclaration>',
    '  <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"><defaultValue><value>0</value></defaultValue></outcomeDeclaration>',
    ...(explanation
      ? ['  <outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/>']
      : []),
    `  <itemBody>${body}`,
    '    <choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1">',
    ...options.map(
      (option, at) =>
        `      <simpleChoice identifier="${optionLetter(at)}">${texts.html(option)}</simpleChoice>`,
    ),
    '    </choiceInteraction>',
    '  </itemBody>',
    explanation ? processing : matching,
    ...(explanation
      ? [
          `  <modalFeedback outcomeIdentifier="FEEDBACK" identifier="${feedback}" showHide="show">${texts.html(explanation)}</modalFeedback>`,
        ]
      : []),
    '</assessmentItem>',
    '',
  ].join('\n');
}

const itemPath = (n: number) => `questions/question-${n}.xml`;
const picturePath = (file: string) => `pictures/${file}`;

const testOf = (title: string, count: number) =>
  [
    head,
    `<assessmentTest ${namespaces} identifier="test" title="${escapedHtml(title)}">`,
    '  <testPart identifier="part" navigationMode="nonlinear" submissionMode="individual">',
    `    <assessmentSection identifier="section" title="${escapedHtml(title)}" visible="false">`,
    ...Array.from(
      { length: count },
      (_, at) => `      <assessmentItemRef identifier="question-${at + 1}" href="${itemPath(at + 1)}"/>`,
    ),
    '    </assessmentSection>',
    '  </testPart>',
    '</assessmentTest>',
    '',
  ].join('\n');

const lomText = (name: string, text: string) =>
  `<imsmd:${name}><imsmd:langstring xml:lang="x-none">${text}</imsmd:langstring></imsmd:${name}>`;

const resourceOf = ({ difficulty }: Question, n: number, files: readonly string[]) =>
  [
    `    <resource identifier="question-${n}" type="imsqti_item_xmlv2p1" href="${itemPath(n)}">`,
    `      <metadata><imsmd:lom><imsmd:educational><imsmd:difficulty>${lomText('source', 'LOMv1.0')}${lomText('value', lomDifficulty[difficulty])}</imsmd:difficulty></imsmd:educational></imsmd:lom></metadata>`,
    ...[itemPath(n), ...files].map((file) => `      <file href="${escapedHtml(file)}"/>`),
    '    </resource>',
  ].join('\n');

const manifestOf = (resources: readonly string[]) =>
  [
    head,
    '<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:imsmd="http://www.imsglobal.org/xsd/imsmd_v1p2" identifier="manifest">',
    '  <metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>',
    '  <organizations/>',
    '  <resources>',
    '    <resource identifier="test" type="imsqti_test_xmlv2p1" href="test.xml">',
    '      <file href="test.xml"/>',
    ...resources.map((_, at) => `      <dependency identifierref="question-${at + 1}"/>`),
    '    </resource>',
    ...resources,
    '  </resources>',
    '</manifest>',
    '',
  ].join('\n');

/** Writes questions as a QTI 2.1 package with their pictures, and the losses. Difficulty is in the metadata. */
export function writeQti(
  title: string,
  questions: readonly Question[],
  pictures: ExportPictures = new Map(),
): { zip: Uint8Array; losses: string[] } {
  const losses = new Set(questions.flatMap((question) => unsupportedIn('qti', question)));
  for (const loss of figureExportLosses(questions, pictures)) losses.add(loss);
  const texts = new ExportedTexts('qti', pictures, `../${picturePath('')}`);
  const files: Record<string, Uint8Array> = {};
  const resources = questions.map((question, index) => {
    const n = index + 1;
    files[itemPath(n)] = Buffer.from(itemOf(question, n, texts));
    if (texts.takeChanged()) losses.add(exchangeMessages.exportChanged(n));
    const shown = picturesShown(textsOfQuestion(question), pictures).flatMap((name) => {
      const picture = pictures.get(name);
      if (!picture) return [];
      const path = picturePath(pictureFile(name, picture));
      files[path] = picture.bytes;
      return [path];
    });
    return resourceOf(question, n, shown);
  });
  files['test.xml'] = Buffer.from(testOf(title, questions.length));
  files['imsmanifest.xml'] = Buffer.from(manifestOf(resources));
  return { zip: zipSync(files), losses: [...losses] };
}
