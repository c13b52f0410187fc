import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { runImportTask } from '#src/import-tasks.ts';

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64');
const previewOf = (bytes: Uint8Array | string) =>
  runImportTask('preview', { kind: 'questions', format: 'qti', source: { fileBase64: base64(bytes) } });
const pack = (files: Record<string, string>) =>
  zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text, 'latin1')])),
  );

const file = (items: string, title = '') =>
  `<?xml version="1.0"?><questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="a" title="${title}"><section ident="root_section">${items}</section></assessment></questestinterop>`;
const text = (words: string, type = 'text/plain') =>
  `<material><mattext texttype="${type}">${words}</mattext></material>`;
const label = (ident: string, words: string) =>
  `<response_label ident="${ident}">${text(words)}</response_label>`;
const condition = (test: string, points: string, action = 'Set') =>
  `<respcondition><conditionvar>${test}</conditionvar><setvar varname="SCORE" action="${action}">${points}</setvar></respcondition>`;
const equal = (value: string, response = 'R') => `<varequal respident="${response}">${value}</varequal>`;
const choice = (cardinality = 'Single', labels = label('1', 'volt') + label('2', 'ohm')) =>
  `<response_lid ident="R" rcardinality="${cardinality}"><render_choice>${labels}</render_choice></response_lid>`;
const typed = (kind = '') =>
  `<response_str ident="R"><render_fib ${kind}><response_label ident="A"/></render_fib></response_str>`;
const type = (kind: string, more = '') =>
  `<itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${kind}</fieldentry></qtimetadatafield>${more}</qtimetadata></itemmetadata>`;
const item = (shown: string, processing = '', { meta = '', behind = '' } = {}) =>
  `<item ident="q" title="Question">${meta}<presentation>${text('&lt;p&gt;Unit?&lt;/p&gt;', 'text/html')}${shown}</presentation><resprocessing>${processing}</resprocessing>${behind}</item>`;
async function onlyRow(xml: string) {
  const { rows, written = [], losses } = await previewOf(file(xml));
  expect(rows).toHaveLength(1);
  const parts = rows[0]?.parts.map((part) => (part.isRight ? '*' : '') + part.text);
  return { ...rows[0], parts, offer: written[0]?.fields, ofFile: losses };
}

it.each([
  ['the points', condition(equal('2'), '100')],
  [
    'a title, as Blackboard does',
    `<respcondition title="correct"><conditionvar>${equal('2')}</conditionvar></respcondition>`,
  ],
  ['the largest points', condition(equal('1'), '0') + condition(equal('2'), 'SCORE.max')],
  [
    'negative points for others',
    condition(equal('1'), '50', 'Subtract') + condition(equal('2'), '100', 'Add'),
  ],
  ['all conditions together', condition(`<and>${equal('2')}<not>${equal('1')}</not></and>`, '100')],
])('the reader of QTI 1.2 takes the right option from %s', async (_, processing) => {
  const { parts, problems, text: stem } = await onlyRow(item(choice(), processing));
  expect([stem, parts, problems]).toEqual(['Unit?', ['volt', '*ohm'], []]);
});

it('the reader of QTI 1.2 reads the nested texts of Blackboard', async () => {
  const block = (words: string) =>
    `<flow class="FORMATTED_TEXT_BLOCK"><material><mat_extension><mat_formattedtext type="HTML">&lt;b&gt;${words}&lt;/b&gt;</mat_formattedtext></mat_extension></material></flow>`;
  const labels = ['a1', 'a2'].map(
    (ident) =>
      `<flow_label><response_label ident="${ident}"><flow_mat>${text(`is ${ident}`)}</flow_mat></response_label></flow_label>`,
  );
  const { rows, losses } = await previewOf(
    pack({
      'imsmanifest.xml': '<manifest/>',
      'res00001.dat': file(
        `<item><presentation><flow class="Block">${block('Which?')}<flow class="RESPONSE_BLOCK">${choice('Single', labels.join(''))}</flow></flow></presentation><resprocessing>${condition(equal('a2'), 'SCORE.max')}</resprocessing></item>`,
        'Week 1',
      ),
    }),
  );
  expect(rows).toMatchObject([
    {
      text: '**Which?**',
      parts: [
        { text: 'is a1', isRight: false },
        { text: 'is a2', isRight: true },
      ],
    },
  ]);
  expect(losses).toEqual(["The title 'Week 1' of a test or its part is not kept"]);
});

it.each([
  ['no key', item(choice())],
  ['points for an option that it lacks', item(choice(), condition(equal('3'), '100'))],
  ['a condition of what is wrong', item(choice(), condition(`<not>${equal('1')}</not>`, '100'))],
])('the reader of QTI 1.2 refuses a question with %s', async (_, xml) => {
  const { problems } = await onlyRow(xml);
  expect(problems).toEqual(['Select the correct answer for question 1.']);
});

it.each([
  [
    'several right options',
    choice('Multiple'),
    condition(`<and>${equal('1')}${equal('2')}</and>`, '100'),
    '',
    '- volt\n- ohm',
  ],
  ['a short answer', typed(), condition(equal('ohm') + equal('Ohm'), '100'), '', 'ohm'],
  [
    'a range',
    typed('fibtype="Decimal"'),
    condition(`<vargte respident="R">4</vargte><varlte respident="R">6</varlte>`, '100'),
    '',
    '5 (up to 1 more or less is right too)',
  ],
  [
    'an essay',
    typed(),
    condition('<other/>', '0'),
    '<itemfeedback ident="general_fb"><flow_mat><material><mattext>Heat flows.</mattext></material></flow_mat></itemfeedback>',
    'Heat flows.',
  ],
])(
  'the reader of QTI 1.2 offers a question with %s as a written question',
  async (_, shown, processing, behind, model) => {
    const { offer, problems } = await onlyRow(item(shown, processing, { behind }));
    expect([problems?.length, offer?.alternatives[0]?.parts[0]?.model]).toEqual([1, model]);
  },
);

it('the reader of QTI 1.2 offers pairs as a written question', async () => {
  const pair = (ident: string, left: string) =>
    `<response_lid ident="${ident}">${text(left)}<render_choice>${label('x', 'Fe')}${label('y', 'Au')}</render_choice></response_lid>`;
  const { offer } = await onlyRow(
    item(
      pair('one', 'Iron') + pair('two', 'Gold'),
      condition(equal('x', 'one'), '50', 'Add') + condition(equal('y', 'two'), '50', 'Add'),
      { meta: type('matching_question') },
    ),
  );
  expect(offer?.alternatives[0]?.parts[0]?.model).toBe('- Iron: Fe\n- Gold: Au');
});

it.each([
  ['fill_in_multiple_blanks_question', choice(), "of the kind 'gaps in a text'"],
  ['calculated_question', typed(), 'numbers that change'],
  ['file_upload_question', '', "of the kind 'uploaded file'"],
  ['text_only_question', '', 'asks for no answer'],
  ['', choice('Ordered'), "of the kind 'ordering'"],
  ['', '<response_xy ident="R"/>', "of the kind 'place on a picture'"],
  ['', typed() + typed(), 'asks for several answers'],
])(
  'the reader of QTI 1.2 says why it refuses a question of the kind %j: %#',
  async (kind, shown, problem) => {
    const { problems } = await onlyRow(item(shown, condition(equal('1'), '100'), { meta: type(kind) }));
    expect(problems?.[0]).toContain(problem);
  },
);

it('the reader of QTI 1.2 names marks, feedback and texts beside the questions', async () => {
  const feedback = (ident: string, words: string) =>
    `<itemfeedback ident="${ident}"><flow_mat>${text(words)}</flow_mat></itemfeedback>`;
  const marks =
    '<qtimetadatafield><fieldlabel>points_possible</fieldlabel><fieldentry>2.0</fieldentry></qtimetadatafield>';
  const { losses, parts, ofFile } = await onlyRow(
    `<presentation_material><flow_mat>${text('Use a pen.')}</flow_mat></presentation_material>${item(choice(), condition(equal('2'), '100'), { meta: type('multiple_choice_question', marks), behind: feedback('2_fb', 'Good.') + feedback('general_fb', 'V = IR') + feedback('general_incorrect_fb', 'Look.') })}`,
  );
  expect(parts).toEqual(['volt', '*ohm']);
  expect(losses).toEqual([
    'It has 2 marks in the file: in a test each question counts the same',
    "The feedback 'Good.' is not kept",
    "The feedback 'Look.' is not kept",
  ]);
  expect(ofFile).toEqual(["The text 'Use a pen.' of the test is not kept"]);
});

it('the reader of QTI 1.2 reads a test that Canvas packs twice once, with its pictures and formulas', async () => {
  const html = (name: string) =>
    text(
      `&lt;p&gt;${name} &lt;img src="$IMS-CC-FILEBASE$/Uploaded%20Media/ray.png" alt="A ray"&gt; &lt;img class="equation_image" data-equation-content="x^2" src="/equation_images/x"&gt;&lt;/p&gt;`,
      'text/html',
    );
  const test = (name: string) => file(item(html(name) + choice(), condition(equal('2'), '100')));
  const bytes = pack({
    'imsmanifest.xml': '<manifest/>',
    'i1/assessment_qti.xml': test('short'),
    'non_cc_assessments/i1.xml.qti': test('whole'),
    'web_resources/Uploaded Media/ray.png': '\x89PNG',
  });
  const { rows, notices } = await previewOf(bytes);
  expect(rows.map((row) => row.text)).toEqual(['Unit?\nwhole\n\n[A ray]\n\n $x^2$']);
  expect(notices[0]).toContain('1 picture');
});

it('a package with questions of QTI 2 and of QTI 1.2 is read whole, part by part too', async () => {
  const newer = `<assessmentItem identifier="n" title="Newer"><responseDeclaration identifier="R" cardinality="single"><correctResponse><value>A</value></correctResponse></responseDeclaration><itemBody><choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>Charge?</prompt><simpleChoice identifier="A">coulomb</simpleChoice><simpleChoice identifier="B">volt</simpleChoice></choiceInteraction></itemBody></assessmentItem>`;
  const manifest =
    '<manifest><resources><resource type="imsqti_item_xmlv2p1" href="new.xml"/></resources></manifest>';
  const older = file(item(choice(), condition(equal('2'), '100')).repeat(2), 'Older');
  const packed = {
    fileBase64: base64(pack({ 'imsmanifest.xml': manifest, 'new.xml': newer, 'a/old.xml': older })),
  };
  const read = { kind: 'questions', format: 'qti', source: packed } as const;
  const { rows, losses, total } = await runImportTask('preview', read);
  expect(rows.map(({ n, text: stem }) => [n, stem])).toEqual([
    [1, 'Charge?'],
    [2, 'Unit?'],
    [3, 'Unit?'],
  ]);
  expect([total, losses]).toEqual([3, ["The title 'Older' of a test or its part is not kept"]]);
  const second = await runImportTask('preview', { ...read, from: 2 });
  expect(second.rows.map(({ n }) => n)).toEqual([2, 3]);
});
