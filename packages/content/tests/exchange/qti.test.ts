import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { runImportTask } from '#src/import-tasks.ts';

type Files = Record<string, string | Uint8Array>;
const job = (files: Files) => {
  const packed = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, content]) => [name, Buffer.from(content)])),
  );
  return { format: 'qti' as const, source: { fileBase64: Buffer.from(packed).toString('base64') } };
};
const preview = (files: Files) => runImportTask('preview', { kind: 'questions', ...job(files) });
async function itemsOf(files: Files) {
  const found = await runImportTask('questions', job(files));
  if ('error' in found) throw new Error(found.error);
  return found;
}

const manifest = (items: readonly string[], test = '') =>
  `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:lom="http://www.imsglobal.org/xsd/imsmd_v1p2"><resources>${test}${items
    .map(
      (href) =>
        `<resource identifier="r" type="imsqti_item_xmlv2p1" href="${href}"><metadata><lom:lom><lom:educational><lom:difficulty><lom:source><lom:langstring>LOMv1.0</lom:langstring></lom:source><lom:value><lom:langstring>very difficult</lom:langstring></lom:value></lom:difficulty></lom:educational></lom:lom></metadata></resource>`,
    )
    .join('')}</resources></manifest>`;
const response = (inside: string, cardinality = 'single') =>
  `<responseDeclaration identifier="R" cardinality="${cardinality}" baseType="identifier">${inside}</responseDeclaration>`;
const right = (...values: string[]) =>
  `<correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse>`;
const item = (declared: string, body: string, behind = '') =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="i">${declared}<itemBody>${body}</itemBody>${behind}</assessmentItem>`;
const choices =
  '<simpleChoice identifier="A">One</simpleChoice><simpleChoice identifier="B">Two</simpleChoice>';
const choice = `<choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>How many?</prompt>${choices}</choiceInteraction>`;
const single = (xml: string) => ({ 'imsmanifest.xml': manifest(['q.xml']), 'q.xml': xml });
async function onlyRow(xml: string) {
  const { rows, written = [] } = await preview(single(xml));
  expect(rows).toHaveLength(1);
  return { ...rows[0], offer: written[0] };
}

it('an item of a QTI package keeps its text, its key, its explanation and its difficulty', async () => {
  const feedback =
    '<modalFeedback outcomeIdentifier="F" identifier="general" showHide="show"><p>Count <strong>them</strong>.</p></modalFeedback>';
  const xml = item(response(right('B')), `<p>Two\n  eyes.</p>${choice}`, feedback);
  expect((await itemsOf(single(xml))).items).toEqual([
    {
      question: 'Two eyes.\nHow many?',
      options: ['One', 'Two'],
      correctAnswer: 1,
      difficulty: 'hard',
      explanation: 'Count **them**.',
    },
  ]);
});

it('an item of a QTI package may name its document type', async () => {
  const xml = `<!DOCTYPE assessmentItem>${item(response(right('B')), choice)}`;
  expect((await onlyRow(xml)).problems).toEqual([]);
});

it('an item of a QTI package of QTI 3 is read like one of QTI 2', async () => {
  const xml = `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i">
      <qti-response-declaration identifier="R" cardinality="single"><qti-correct-response><qti-value>B</qti-value></qti-correct-response></qti-response-declaration>
      <qti-item-body><p>Is <math xmlns="http://www.w3.org/1998/Math/MathML"><msqrt><mn>2</mn></msqrt></math> more?</p><qti-choice-interaction response-identifier="R">
      <qti-simple-choice identifier="A">No</qti-simple-choice><qti-simple-choice identifier="B">Yes</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>`;
  expect((await itemsOf({ 'q.xml': xml })).items).toMatchObject([
    { question: 'Is $\\sqrt{2}$ more?', options: ['No', 'Yes'], correctAnswer: 1 },
  ]);
});

it('an item of a QTI package takes its key from the points if it names none', async () => {
  const points =
    '<mapping><mapEntry mapKey="B" mappedValue="1"/><mapEntry mapKey="A" mappedValue="-1"/></mapping>';
  const { items } = await itemsOf(single(item(response(points), choice)));
  expect(items).toMatchObject([{ correctAnswer: 1 }]);
});

it.each([
  ['no right answer', response(''), 'Select the correct answer for question 1.'],
  [
    'a right answer that is none of its options',
    response(right('C')),
    'Select the correct answer for question 1.',
  ],
  [
    'a right answer, and as many points for another',
    response(
      `${right('A')}<mapping><mapEntry mapKey="A" mappedValue="1"/><mapEntry mapKey="B" mappedValue="1"/></mapping>`,
    ),
    'Question 1 names one right answer and gives the points to another: mark one of them in the program that saved the file',
  ],
  [
    'numbers that change',
    '<templateDeclaration identifier="a"/>',
    'Question 1 has numbers that change: write it with fixed numbers',
  ],
])('an item of a QTI package with %s is refused', async (_, declared, problem) => {
  expect((await onlyRow(item(declared, choice))).problems).toEqual([problem]);
});

it.each([
  ['several right options', response(right('A', 'B'), 'multiple'), choice, 2],
  ['a gap', response(right('one')), '<p>It is <textEntryInteraction responseIdentifier="R"/>.</p>', 1],
  ['a text to write', response(right('Heat flows.')), '<extendedTextInteraction responseIdentifier="R"/>', 1],
  [
    'pairs',
    response(right('a x', 'b y'), 'multiple'),
    `<matchInteraction responseIdentifier="R"><simpleMatchSet><simpleAssociableChoice identifier="a">Iron</simpleAssociableChoice><simpleAssociableChoice identifier="b">Gold</simpleAssociableChoice></simpleMatchSet><simpleMatchSet><simpleAssociableChoice identifier="x">Fe</simpleAssociableChoice><simpleAssociableChoice identifier="y">Au</simpleAssociableChoice></simpleMatchSet></matchInteraction>`,
    2,
  ],
])('an item of a QTI package with %s is offered as a written question', async (_, declared, body, marks) => {
  const { offer, problems } = await onlyRow(item(declared, `<p>Why?</p>${body}`));
  expect([problems?.length, offer?.fields?.marks]).toEqual([1, marks]);
});

it.each([
  ['toleranceMode="absolute" tolerance="2 2"', '300 (up to 2 more or less is right too)', []],
  ['toleranceMode="relative" tolerance="1"', '300 (up to 3 more or less is right too)', []],
  [
    'toleranceMode="absolute" tolerance="2 3"',
    '300',
    ['Answers near the right number count in the file: name them in the answer'],
  ],
  ['toleranceMode="exact"', '300', []],
])('a number of a QTI package with %s has the model answer %s', async (rule, model, losses) => {
  const processing = `<responseProcessing><equal ${rule}><variable identifier="R"/></equal></responseProcessing>`;
  const gap = '<p>It is <textEntryInteraction responseIdentifier="R"/>.</p>';
  const row = await onlyRow(item(response(right('300')), gap, processing));
  expect([row.offer?.fields?.alternatives[0]?.parts[0]?.model, row.losses]).toEqual([model, losses]);
});

it.each([
  ['<orderInteraction responseIdentifier="R"/>', "of the kind 'ordering'"],
  ['<gapMatchInteraction responseIdentifier="R"/>', "of the kind 'words dragged into a text'"],
  [choice + choice, 'asks for several answers (options, options)'],
  ['<p>Read.</p>', 'is only a text'],
])('an item of a QTI package such as %s is refused with its kind', async (body, problem) => {
  expect((await onlyRow(item(response(right('A')), body))).problems?.[0]).toContain(problem);
});

it('an item of a QTI package says which notes and feedback are not kept', async () => {
  const body = `<rubricBlock view="author"><p>Ask slowly.</p></rubricBlock><catalogInfo><catalog id="c"><card><cardEntry>Wie viele?</cardEntry></card></catalog></catalogInfo><object data="text.html" type="text/html">A text.</object>${choice}<p><feedbackInline identifier="A">No.</feedbackInline></p>`;
  const behind = '<modalFeedback identifier="B"><p>Right!</p></modalFeedback>';
  expect((await onlyRow(item(response(right('B')), body, behind))).losses).toEqual([
    "The note 'Ask slowly.' for teachers is not kept",
    "The help 'Wie viele?' for single students is not kept",
    "The feedback 'No.' is not kept",
    "The feedback 'Right!' is not kept",
    "The file 'text.html' is not kept",
  ]);
});

it('a QTI package is read in the order of its test, with shared texts and pictures', async () => {
  const test = '<resource identifier="t" type="imsqti_test_xmlv2p1" href="tests/t.xml"/>';
  const body = `<p><img src="../pictures/a%20b.png" alt="A bee"/></p>${choice}`;
  const shared = item(
    `${response(right('A'))}<assessmentStimulusRef href="../s.xml" identifier="s"/>`,
    choice,
  );
  const { items, pictures } = await itemsOf({
    'imsmanifest.xml': manifest(['items/1.xml', 'items/2.xml'], test),
    'tests/t.xml':
      '<assessmentTest title="T"><testPart><assessmentSection title="S"><assessmentItemRef href="../items/2.xml"/><assessmentItemRef href="../items/1.xml"/></assessmentSection></testPart></assessmentTest>',
    'items/1.xml': shared,
    'items/2.xml': item(response(right('B')), body),
    's.xml': '<assessmentStimulus><stimulusBody><p>Read this.</p></stimulusBody></assessmentStimulus>',
    'pictures/a b.png': Buffer.from('\x89PNG', 'latin1'),
  });
  expect(items.map(({ question, difficulty }) => [question, difficulty])).toEqual([
    [`![A bee](${pictures[0]?.name} "A bee")\n\nHow many?`, 'hard'],
    ['Read this.\n\nHow many?', 'hard'],
  ]);
});

it('a QTI package names missing and damaged items, and the titles that are not kept', async () => {
  const { rows, losses } = await preview({
    'imsmanifest.xml': manifest(
      ['1.xml', '2.xml', '3.xml'],
      '<resource type="imsqti_test_xmlv2p1" href="t.xml"/>',
    ),
    '2.xml': '<assessmentItem>\n<itemBody>',
    '3.xml': item(response(right('A')), choice),
    't.xml': '<assessmentTest title="Unit 4"><rubricBlock>Take your time.</rubricBlock></assessmentTest>',
  });
  expect(rows.map(({ problems }) => problems)).toEqual([
    ["Question 1 is missing: the package has no file '1.xml'"],
    ["Question 2 cannot be read: '2.xml' is damaged at line 2"],
    [],
  ]);
  expect(losses).toEqual([
    "The title 'Unit 4' of a test or its part is not kept",
    "The text 'Take your time.' of the test is not kept",
  ]);
});

it.each([
  [{ 'imsmanifest.xml': manifest([]), 'q.xml': '<questestinterop/>' }, 'no questions of QTI'],
  [{ 'imsmanifest.xml': manifest([]), 'index.html': '<p>' }, 'no questions of QTI'],
  [{ 'imsmanifest.xml': '<manifest>' }, 'The XML is damaged at line 1'],
])('%#: a QTI package without readable items is refused with advice', async (files, advice) => {
  expect((await preview(files)).problems[0]).toContain(advice);
});
