import type { ImportFormat, ImportKind } from '@repo/contracts/import-export';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { runImportTask } from '#src/import-tasks.ts';

/** The place of a text in a file; its word, or '' where the place is empty. */
type Words = (place: string) => string;
type Form = {
  kind?: ImportKind;
  format: ImportFormat;
  places: readonly string[];
  write: (words: Words) => string | Uint8Array;
};

const packed = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])));
const question = ['stem', 'first', 'second'];
const json = (value: unknown) => JSON.stringify(value);

const forms: Record<string, Form> = {
  'a table of questions': {
    format: 'csv',
    places: [...question, 'level', 'explanation', 'title', 'column', 'beyond'],
    write: (w) =>
      `${w('title')},,,,,,\nQuestion,A,B,Answer,Difficulty,Explanation,${w('column')}\nWhy ${w('stem')}?,a ${w('first')},b ${w('second')},A,${w('level')},${w('explanation')},x${w('beyond') && `,${w('beyond')}`}\n`,
  },
  'a table of cards': {
    kind: 'flashcards',
    format: 'csv',
    places: ['front', 'back', 'column'],
    write: (w) => `Front\tBack\t${w('column')}\nWhy ${w('front')}?\tSo ${w('back')}\tx\nUnit?\tohm\t\n`,
  },
  notes: {
    kind: 'notes',
    format: 'markdown',
    places: ['topic', 'text', 'heading', 'item'],
    write: (w) =>
      `# Light ${w('topic')}\n\nRay ${w('text')}\n\n## Mirror ${w('heading')}\n\n- one ${w('item')}\n`,
  },
  GIFT: {
    format: 'gift',
    places: [...question, 'comment', 'category', 'feedback', 'general'],
    write: (w) =>
      `// ${w('comment')}\n$CATEGORY: x${w('category')}\n\nWhy ${w('stem')}? {=a ${w('first')}#${w('feedback')} ~b ${w('second')} ####${w('general')}}\n`,
  },
  Aiken: {
    format: 'aiken',
    places: [...question, 'more'],
    write: (w) =>
      `Why ${w('stem')}?\nA. a ${w('first')}\nB. b ${w('second')}\nANSWER: A\n\n${w('more')}\n\nUnit?\nA. a\nB. b\nANSWER: B\n`,
  },
  'Moodle XML': {
    format: 'moodle',
    places: [...question, 'category', 'feedback', 'general', 'hint', 'third', 'element', 'comment', 'right'],
    write: (w) =>
      `<quiz><!-- ${w('comment')} --><question type="category"><category><text>x${w('category')}</text></category></question><question type="multichoice"><questiontext><text>Why ${w('stem')}?</text></questiontext><generalfeedback><text>${w('general')}</text></generalfeedback><correctfeedback><text>${w('right')}</text></correctfeedback><answer fraction="100"><text>a ${w('first')}</text><feedback><text>${w('feedback')}</text></feedback></answer><answer fraction="0"><text>b ${w('second')}</text></answer><hint><text>${w('hint')}</text></hint><hint><text>x</text></hint><hint><text>${w('third')}</text></hint>${w('element') && `<${w('element')}>x</${w('element')}>`}</question></quiz>`,
  },
  'QTI 2': {
    format: 'qti',
    places: [...question, 'prompt', 'general', 'feedback', 'inline', 'rubric', 'test', 'part'],
    write: (w) =>
      packed({
        'imsmanifest.xml':
          '<manifest><resources><resource type="imsqti_test_xmlv2p1" href="t.xml"/><resource type="imsqti_item_xmlv2p1" href="q.xml"/></resources></manifest>',
        't.xml': `<assessmentTest title="${w('test')}"><testPart><assessmentSection title="${w('part')}"><assessmentItemRef href="q.xml"/></assessmentSection></testPart></assessmentTest>`,
        'q.xml': `<assessmentItem><responseDeclaration identifier="R" cardinality="single"><correctResponse><value>A</value></correctResponse></responseDeclaration><itemBody><rubricBlock view="scorer">${w('rubric')}</rubricBlock><p>Why ${w('stem')}?</p><choiceInteraction responseIdentifier="R"><prompt>${w('prompt')}</prompt><simpleChoice identifier="A">a ${w('first')}<feedbackInline>${w('inline')}</feedbackInline></simpleChoice><simpleChoice identifier="B">b ${w('second')}</simpleChoice></choiceInteraction></itemBody><modalFeedback identifier="general">${w('general')}</modalFeedback><modalFeedback identifier="one">${w('feedback')}</modalFeedback></assessmentItem>`,
      }),
  },
  'QTI 1.2': {
    format: 'qti',
    places: [...question, 'prompt', 'general', 'feedback', 'rubric', 'test', 'section', 'beside', 'file'],
    write: (w) =>
      `<questestinterop><assessment title="${w('test')}"><presentation_material><material><mattext>${w('beside')}</mattext></material></presentation_material><section title="${w('section')}"><item><rubric><material><mattext>${w('rubric')}</mattext></material></rubric><presentation><material><mattext>Why ${w('stem')}?</mattext>${w('file') && `<mataudio uri="${w('file')}"/>`}</material><response_lid ident="R"><material><mattext>${w('prompt')}</mattext></material><render_choice><response_label ident="1"><material><mattext>a ${w('first')}</mattext></material></response_label><response_label ident="2"><material><mattext>b ${w('second')}</mattext></material></response_label></render_choice></response_lid></presentation><resprocessing><respcondition><conditionvar><varequal respident="R">1</varequal></conditionvar><setvar>100</setvar></respcondition></resprocessing><itemfeedback ident="general_fb"><material><mattext>${w('general')}</mattext></material></itemfeedback><itemfeedback ident="1_fb"><material><mattext>${w('feedback')}</mattext></material></itemfeedback></item></section></assessment></questestinterop>`,
  },
  H5P: {
    format: 'h5p',
    places: [...question, 'feedback', 'tip'],
    write: (w) =>
      packed({
        'h5p.json': json({ mainLibrary: 'H5P.MultiChoice' }),
        'content/content.json': json({
          question: `<p>Why ${w('stem')}?</p>`,
          answers: [
            {
              correct: true,
              text: `a ${w('first')}`,
              tipsAndFeedback: { chosenFeedback: w('feedback'), tip: w('tip') },
            },
            { correct: false, text: `b ${w('second')}` },
          ],
        }),
      }),
  },
};

/** Words of the file's own beginnings must not end a text, so each has letters of its own. */
const wordOf = (place: string) => `z${place}q`;

it.each(Object.entries(forms))(
  'every word of a file of %s is in the preview or named as lost',
  async (_, { kind = 'questions', format, places, write }) => {
    await fc.assert(
      fc.asyncProperty(fc.subarray([...places]), async (filled) => {
        const file = write((place) => (filled.includes(place) ? wordOf(place) : ''));
        const source = { fileBase64: Buffer.from(file).toString('base64') };
        const job = { format, source, isHtml: false };
        const said = JSON.stringify(await runImportTask('preview', { kind, ...job }));
        const stored = JSON.stringify(await runImportTask(kind, job));
        expect(filled.filter((place) => !`${said}${stored}`.includes(wordOf(place)))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  },
);
