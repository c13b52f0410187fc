export { hostileDocuments } from './hostile-documents.ts';
export { hostileFiles } from './hostile-files.ts';
export { hostileZips } from './hostile-zips.ts';
export { makeDeck } from './make-deck.ts';
export { makeWorkbook, textRow } from './make-workbook.ts';

import type { ImportFormat, ImportKind } from '@repo/contracts/import-export';
import { importTextMaxLength } from '@repo/contracts/limits/admin';

/** A file of maximum size that is the slowest to parse. */
export type WorstImport = {
  name: string;
  kind: ImportKind;
  format: ImportFormat;
  isHtml?: boolean;
  text: string;
};

const fill = (piece: string, before = '', behind = '') => {
  const room = importTextMaxLength - before.length - behind.length;
  return before + piece.repeat(Math.floor(room / piece.length)) + behind;
};
/** The maximum number of rows, each as long as the file limit allows. */
const rows = (count: number, cell: string) => {
  const length = Math.floor(importTextMaxLength / count) - 20;
  return Array.from({ length: count }, () => `"${cell.repeat(length / cell.length)}",b`).join('\n');
};

/** Files that are each the worst case of one pattern or loop of the parsers. */
const texts: Record<ImportFormat, Record<string, string>> = {
  csv: {
    'sounds that stay open': fill('[sound:', 'question,answer\n', ',b'),
    'sounds in every row': rows(900, '[sound:'),
    'display formulas that stay open': rows(60, '\\['),
    'formulas that stay open': rows(60, '\\('),
    'Moodle formulas that stay open': rows(60, '[$]'),
    'gaps that stay open': rows(60, '{{c1'),
    'tags around tags': rows(60, '<b>'),
    'marks around blanks': rows(60, '<b> <i> </i></b>'),
    'closed marks': rows(60, '<i>a</i>'),
    'tags that were never opened': rows(60, '<a></b>'),
    'tags of all names': Array.from({ length: 60 }, (_, row) =>
      [...Array.from({ length: 2_500 }, (__, n) => `<a${n}>`), `,${row}`].join(''),
    ).join('\n'),
    'tags that stay open': rows(60, '<a '),
    'raised signs that stay open': rows(60, '<sup>'),
    'raised signs in one word': rows(60, '<sup>2</sup>'),
    'raised signs behind brackets': rows(60, ')<sup>2</sup>'),
    'raised signs behind letters': rows(60, 'a<sub>2</sub>('),
    'a raised sign behind a long word': rows(60, `${'a('.repeat(8_000)}<sup>2</sup>${')'.repeat(500)}`),
    'tables inside tables': rows(60, '<table><tr><td>'),
    'cells over many others': rows(60, '<table><tr><td rowspan=50 colspan=50>a'),
    'cells of one table': rows(60, `<table>${'<td>a'.repeat(2_000)}`),
    'lists inside lists': rows(60, '<ul><li>a'),
    'lists without items': rows(60, '<ol><ol>'),
    'marks around lines': rows(60, '<b>a<i>a<br>'),
    'formulas of MathML': rows(60, '<math><mi>a</mi></math>'),
    'a formula of MathML': rows(60, `<math>${'<mo>(</mo>'.repeat(490)}</math>`),
    'formulas inside formulas': rows(60, '<math><msqrt>'),
    'pictures without a source': rows(60, '<img '),
    'gaps in every row': rows(900, '{{c1::a}}'),
    'plain tags that stay open': rows(60, '<a '),
    'plain entities': rows(60, '&a'),
    'plain links': rows(60, '['),
    'links that stay open': rows(100, '['),
    'links without an end': rows(100, '[a]('),
    dollars: rows(60, '$a'),
    stars: rows(60, '**a'),
    pipes: rows(100, '| '),
    equations: rows(100, '$\\ce{'),
    'arrows of equations': rows(2_000, '$\\ce{A ->[}$'),
    'brackets of equations': rows(2_000, `$\\ce{${'('.repeat(400)} -> A}$ `),
    'blanks of equations': rows(2_000, `$\\ce{A${' '.repeat(450)}B -> A}$ `),
    'blanks of nothing': rows(100, ' '),
    'tables of one row': fill(',a'),
    'tables of empty cells': fill(','),
    'quotation marks': fill('"'),
    'quotation marks in cells': fill('"a" ', 'a,"'),
    'quotation marks behind tabs': fill('"a"b\t', '', '\n'),
    'lines of Anki': fill('#deck:\n'),
    'blank lines': fill('\n', 'a,b'),
    'lines of one cell': fill('a\n'),
    'carriage returns': fill('\r'),
  },
  gift: {
    'questions that are too many': fill('q{=a~b}\n\n'),
    'texts that are no questions': fill('a\n\n'),
    'braces in one block': fill('{', 'q '),
    'tildes in one block': fill('~a', 'q {'),
    'questions in one block': fill('q{=a~b}\n'),
    'blocks as long as may be': `${`q {${'~a'.repeat(49_000)}\n\n`.repeat(10)}`,
    'right answers in long blocks': `q {${'=a'.repeat(49_000)}}\n\n`.repeat(10),
    'feedback in long blocks': `q {${'~a#b'.repeat(24_000)}}\n\n`.repeat(10),
    'pairs in long blocks': `q {${'=a->b'.repeat(19_000)}}\n\n`.repeat(10),
    'colons in long blocks': `${'a:'.repeat(49_000)}{\n\n`.repeat(10),
    'escapes in long blocks': `${'\\:'.repeat(49_000)}{\n\n`.repeat(10),
    'weights in long blocks': `q {${'~%1%a'.repeat(19_000)}}\n\n`.repeat(10),
    'formats in long blocks': `${'[html]'.repeat(16_000)}{\n\n`.repeat(10),
    'comments in long blocks': `${'//\n'.repeat(32_000)}q{\n\n`.repeat(10),
    'blanks in long blocks': `q${' '.repeat(98_000)}{\n\n`.repeat(10),
    'numbers in long blocks': `q {#${'1:'.repeat(49_000)}}\n\n`.repeat(10),
    'braces that stay open': `${'q{=a\n\n'.repeat(9_000)}`,
    'questions that are cut': fill('q{=a\n\n~b\n\n'),
    'names that stay open': `${`::${':a'.repeat(30_000)}{\n\n`.repeat(10)}`,
    'half questions': fill('q{=a~b\n\n'),
    comments: fill('//\n'),
  },
  aiken: {
    'questions that are too many': fill('q\nA. a\nB. b\nANSWER: A\n\n'),
    'options of one question': fill('A) x\n', 'q\n'),
    'odd lines of one question': fill('x\n', 'q\nA. a\n'),
    'blanks before a line separator': fill(' ', 'q\nA.', 'x\u2028'),
    'answers without questions': fill('ANSWER:\n'),
    'blank lines': fill('\n', 'a', 'b'),
  },
  moodle: {
    'questions that are too many': fill('<question type="multichoice"/>', '<quiz>', '</quiz>'),
    'elements inside elements': fill('<a>', '<quiz>'),
    'answers of one question': fill(
      '<answer fraction="0"><text>a</text></answer>',
      '<quiz><question type="multichoice">',
      '</question></quiz>',
    ),
    'files of one text': fill(
      '<file name="a.png">AAAA</file>',
      '<quiz><question type="multichoice"><questiontext>',
      '</questiontext></question></quiz>',
    ),
    'pictures of one text': fill(
      '<img src="@@PLUGINFILE@@/a.png">',
      '<quiz><question type="essay"><questiontext><text><![CDATA[',
      ']]></text></questiontext></question></quiz>',
    ),
    'pictures that stay open': fill(
      'src="data:image/png;base64,',
      '<quiz><question type="essay"><questiontext><text><![CDATA[',
      ']]></text></questiontext></question></quiz>',
    ),
    'tags that stay open': `<quiz>${`<question type="essay"><questiontext><text><![CDATA[${'<p <pre '.repeat(2_400)}]]></text></questiontext></question>`.repeat(48)}</quiz>`,
    'names that are long': fill(
      '<',
      '<quiz><question type="essay"><name><text><![CDATA[',
      ']]></text></name></question></quiz>',
    ),
    comments: fill('<!--a-->', '<quiz>', '</quiz>'),
    'comments in front': fill('<!--a-->'),
    'entities of entities': `<!DOCTYPE quiz [<!ENTITY a "${'a'.repeat(1_000)}"><!ENTITY b "${'&a;'.repeat(1_000)}">]><quiz>${'&b;'.repeat(1_000)}</quiz>`,
  },
  qti: {
    'interactions of one item': fill(
      '<choiceInteraction/>',
      '<assessmentItem><itemBody>',
      '</itemBody></assessmentItem>',
    ),
    'options of one item': fill(
      '<simpleChoice identifier="a">a</simpleChoice>',
      '<assessmentItem><itemBody><choiceInteraction>',
      '</choiceInteraction></itemBody></assessmentItem>',
    ),
    'pairs of one item': `<assessmentItem><responseDeclaration identifier="R"><correctResponse>${'<value>a b</value>'.repeat(10_000)}</correctResponse></responseDeclaration><itemBody><matchInteraction responseIdentifier="R"><simpleMatchSet>${'<a identifier="a"/>'.repeat(10_000)}</simpleMatchSet><simpleMatchSet>${'<a identifier="c"/>'.repeat(10_000)}</simpleMatchSet></matchInteraction></itemBody></assessmentItem>`,
    'points of one item': `<assessmentItem><responseDeclaration identifier="R"><mapping>${Array.from({ length: 8_000 }, (_, n) => `<mapEntry mapKey="${n}" mappedValue="1"/>`).join('')}</mapping></responseDeclaration><itemBody><choiceInteraction responseIdentifier="R">${Array.from({ length: 8_000 }, (_, n) => `<simpleChoice identifier="${n}">a</simpleChoice>`).join('')}</choiceInteraction></itemBody></assessmentItem>`,
    'conditions of one item of 1.2': fill(
      '<respcondition><conditionvar><or><varequal respident="r">a</varequal></or></conditionvar><setvar>1</setvar></respcondition>',
      '<questestinterop><item><presentation><response_lid ident="r"><render_choice><response_label ident="a"/></render_choice></response_lid></presentation><resprocessing>',
      '</resprocessing></item></questestinterop>',
    ),
    'conditions and options of one item of 1.2': `<questestinterop><item><presentation><response_lid ident="r"><render_choice>${Array.from({ length: 6_000 }, (_, n) => `<response_label ident="${n}"/>`).join('')}</render_choice></response_lid></presentation><resprocessing>${Array.from({ length: 6_000 }, (_, n) => `<respcondition><conditionvar><varequal respident="r">${n}</varequal></conditionvar><setvar>1</setvar></respcondition>`).join('')}</resprocessing></item></questestinterop>`,
    'conditions inside conditions of 1.2': fill(
      '<not><or>',
      '<questestinterop><item><resprocessing><respcondition><conditionvar>',
    ),
    'texts of one item of 1.2': fill(
      '<material><mattext texttype="text/html">&lt;b&gt;a</mattext></material>',
      '<questestinterop><item><presentation>',
      '</presentation></item></questestinterop>',
    ),
  },
  h5p: {},
  markdown: {
    'blank lines below a topic': fill('\n', '# a'),
    'topics that are too many': fill('# a\n'),
    'pages of one topic': fill('---\n', '# a\n'),
    'blanks in a heading': fill(' ', '# a', 'b'),
    'hashes in a heading': fill('#', '# a ', 'b'),
    'hashes and blanks in a heading': fill('# ', '## a ', 'b'),
    'blanks in a description': fill(' ', '# a\n<!-- description:', 'b'),
    'ends of a description': fill('-->', '# a\n<!-- description:', 'b'),
    backslashes: fill('\\', '# a\n'),
    'hyphens with a letter': fill('-', '# a\n', 'b'),
    'list signs in one line': fill('- ', '# a\n', 'b'),
    'list signs in every line': fill('- - - - - - - - a\n', '# a\n'),
    'brackets of front matter': fill('[', '---\nname: ', '\n---\na'),
    'mappings of front matter': fill('? ', '---\n', '\n---\na'),
    'names of front matter': fill('a: b\n', '---\n', '---\na'),
    'quotation marks of front matter': fill('"" ', '---\nname: ', '\n---\na'),
    'anchors of front matter': fill('&a ', '---\nname: ', '\n---\na'),
    'comments of front matter': fill('#\n', '---\n', '---\na'),
    'stars of one page': fill('*a', '# a\n'),
    'dollars of one page': fill('$', '# a\n'),
    'open equations of one page': fill('\\ce{', '# a\n'),
  },
};

const kinds: Record<ImportFormat, ImportKind> = {
  csv: 'flashcards',
  gift: 'questions',
  aiken: 'questions',
  moodle: 'questions',
  qti: 'questions',
  h5p: 'questions',
  markdown: 'notes',
};

/** All known worst cases. */
export const worstImports: WorstImport[] = Object.entries(texts).flatMap(([key, given]) => {
  const format = key as ImportFormat;
  return Object.entries(given).map(([name, text]) => ({
    name: `${format}: ${name}`,
    kind: kinds[format],
    format,
    ...(format === 'csv' ? { isHtml: !name.startsWith('plain') } : {}),
    text,
  }));
});
