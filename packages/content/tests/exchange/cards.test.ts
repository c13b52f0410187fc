import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { type CardItem, decodeText, readCards, writeCards } from '#src/exchange/index.ts';

const plain = (text: string, isHtml?: boolean) => {
  const { rows, ...rest } = readCards(text, isHtml);
  return { cards: rows.map(({ text: front, parts }) => [front, parts[0]?.text]), rows, ...rest };
};

it.each([
  ['commas', 'Front one,Back one\n"Two, with comma","Said ""so"""\n', ['Two, with comma', 'Said "so"']],
  ['semicolons of a spreadsheet', 'Front one;Back one\n"Two; both";b\n', ['Two; both', 'b']],
  ['a spreadsheet that names its separator', 'sep=;\nFront one;Back one\nTwo;b, c\n', ['Two', 'b, c']],
  ['tabs', 'Front one\tBack one\nTwo, three\tb; c\n', ['Two, three', 'b; c']],
  ['pipes, whose cells have commas', 'Front one|Back one\nTwo|b, c; d\n', ['Two', 'b, c; d']],
  ['a quoted line end', 'Front one,Back one\n"Two\nlines",b\n', ['Two\nlines', 'b']],
])('a table of cards with %s is read', (_, text, second) => {
  const { cards, problems } = plain(text);
  expect(problems).toEqual([]);
  expect(cards).toEqual([['Front one', 'Back one'], second]);
});

it('a table of cards reports the first line of each card, even after quoted line breaks and empty lines', () => {
  const { rows } = plain('question,answer\n"a\nb\nc",1\n\nd,2\n');
  expect(rows.map(({ n, line }) => [n, line])).toEqual([
    [1, 2],
    [2, 6],
  ]);
});

it('a table of cards finds its columns by name in any order, and names columns it ignores', () => {
  const { rows, losses } = plain('Tags,Answer,Difficulty,Question\nphysics,Ampere,HARD,Unit of current?\n');
  expect(rows[0]?.item).toEqual({ question: 'Unit of current?', answer: 'Ampere', difficulty: 'hard' });
  expect(losses).toEqual(["The column 'Tags' is not kept"]);
});

it('a table of cards reports an empty question or answer, and reads an unknown difficulty as medium', () => {
  const { rows } = plain('question,answer,difficulty\n,a,easy\nq,,easy\nq,a,tough\nq,a,\n');
  expect(rows.map(({ problems }) => problems)).toEqual([
    ['Please enter a question'],
    ['Please enter an answer'],
    [],
    [],
  ]);
  expect(rows.slice(2).map(({ item, losses }) => [item?.difficulty, ...losses])).toEqual([
    ['medium', "The difficulty 'tough' is not known: taken as medium"],
    ['medium'],
  ]);
});

it('a table of cards rejects a row whose difficulty cell looks like the rest of an answer with an unquoted comma', () => {
  const { rows, cards } = plain(
    'question,answer,difficulty\nq,a,easy\nIf a > b, then a - b is,positive\nq,a,Very hard\n',
  );
  expect(cards[0]).toEqual(['q', 'a']);
  expect(rows.map(({ problems }) => problems)).toEqual([
    [],
    [
      "The difficulty 'positive' is not known: write easy, medium or hard, and put a text with ',' in quotation marks",
    ],
    [],
  ]);
  expect(readCards('question\tanswer\tdifficulty\nq\ta\tBeginner\n').rows[0]?.problems).toEqual([]);
});

it('a table of cards rejects single lines with wrong quotation marks, and shows the correction', () => {
  const { rows, problems } = plain('a,b\nc,d\n"Ohm" law,y\n"He said "hi"\nand left",e\n"f,g\nh,i\n');
  expect(problems).toEqual([]);
  expect(rows.map(({ line, text, problems: why }) => [line, text, ...why])).toEqual([
    [1, 'a'],
    [2, 'c'],
    [
      3,
      '"Ohm" law,y',
      'A text that begins with a quotation mark has others inside: double the marks inside: """Ohm"" law",y',
    ],
    [4, '"He said "hi"\nand left",e', expect.stringContaining('inside: "He said ""hi""\nand left",e')],
    [6, '"f,g', 'A quotation mark is opened and not closed: put one behind the text, or take it out'],
    [7, 'h'],
  ]);
  expect(plain('""" Ohm"" law",y\n').cards).toEqual([['" Ohm" law', 'y']]);
});

it('a table of cards is rejected as a whole if most lines have wrong quotation marks', () => {
  expect(plain('"a" b,c\n'.repeat(200)).problems[0]).toContain('Line 1: ');
});

it('a table of cards warns of markup signs and HTML tags that students would see', () => {
  expect(plain('Cost?,It is $x\n').rows[0]?.losses[0]).toContain("a '$' has no partner");
  expect(plain('Cost?,<b>5</b>\n').rows[0]?.losses[0]).toContain('HTML tags');
});

it('the card reader uses the separator the teacher chose instead of the detected one', () => {
  const window = { from: 1, max: 10 };
  const form = (separator?: 'comma' | 'pipe') => {
    const { rows, form: read } = readCards('a, b|c\nd, e|f\n', undefined, window, separator);
    return [read?.separator, ...rows.map(({ text, parts }) => [text, parts[0]?.text])];
  };
  expect(form()).toEqual(['pipe', ['a, b', 'c'], ['d, e', 'f']]);
  expect(form('comma')).toEqual(['comma', ['a', 'b|c'], ['d', 'e|f']]);
});

it('the card reader returns a large file in parts, with the total and the number to continue from', () => {
  const lines = Array.from({ length: 1_234 }, (_, n) => `q${n + 1},a`);
  for (const head of ['', 'question,answer\n']) {
    const text = head + lines.join('\n');
    const { rows, total, next } = readCards(text);
    expect([rows.length, total, next, rows.at(-1)?.text]).toEqual([1_000, 1_234, 1_001, 'q1000']);
    const rest = readCards(text, undefined, { from: 1_001, max: 1_000 });
    expect([rest.rows.length, rest.next, rest.rows[0]?.n, rest.rows[0]?.text]).toEqual([
      234,
      null,
      1_001,
      'q1001',
    ]);
  }
  expect(readCards('q,a\n'.repeat(10_100)).problems[0]).toContain('more than 10000 entries');
});

const deck = [
  '#separator:tab',
  '#html:true',
  '#deck:Physics',
  '#tags column:3',
  '<b>Ohm</b>&#x27;s law?<br>In <i>words</i>\t"V = IR, ""always"""\tphysics easy',
  'Look: <img src="x.png">\t[sound:a.mp3]\\(E=mc^2\\) &amp; H<sub>2</sub>O\t',
  '<div>one</div><div>two</div>\t<ul><li>a</li><li>b</li></ul>\t',
].join('\n');

it('an Anki export keeps bold, italic, lists, line breaks and formulas, and reports what is lost', () => {
  const { cards, rows, losses } = plain(deck);
  expect(cards).toEqual([
    ["**Ohm**'s law?\nIn *words*", 'V = IR, "always"'],
    ['Look:', '$E=mc^2$ & $\\ce{H2O}$'],
    ['one\ntwo', '- a\n- b'],
  ]);
  expect(rows[1]?.losses).toEqual(['Images are not kept', 'Sounds are not kept']);
  expect(losses).toEqual(["The line '#deck' is not kept", "The column 'tags' is not kept"]);
});

it('an Anki export is read as plain text if the admin chooses so', () => {
  expect(plain('#html:true\n<b>a</b>,b', false).cards).toEqual([['<b>a</b>', 'b']]);
});

it('the card reader accepts unpaired quotation marks in a Quizlet export', () => {
  const { cards, problems } = plain('"Namaste" in English\thello\n5" pipe\twide "enough\n');
  expect(problems).toEqual([]);
  expect(cards).toEqual([
    ['"Namaste" in English', 'hello'],
    ['5" pipe', 'wide "enough'],
  ]);
});

describe('an uploaded text file', () => {
  const text = 'क्या?,é “yes” ₹5';
  const bytesOf = (encoding: 'utf-16le' | 'utf-16be', bom: boolean, given = text) => {
    const bytes = Buffer.from(`${bom ? '\uFEFF' : ''}${given}`, 'utf16le');
    return encoding === 'utf-16le' ? bytes : bytes.swap16();
  };
  it.each([
    ['UTF-8', Buffer.from(text), text],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`), text],
    ['UTF-16 of a spreadsheet', bytesOf('utf-16le', true), text],
    ['UTF-16 the other way round', bytesOf('utf-16be', true), text],
    ['UTF-16 without a mark', bytesOf('utf-16le', false, 'abc,def'), 'abc,def'],
  ])('an uploaded text file in %s is decoded exactly', (_, bytes, expected) => {
    expect(decodeText(bytes)).toEqual({ text: expected, problems: [], losses: [] });
  });

  it('an uploaded text file in Windows-1252 is decoded with a warning', () => {
    const { text: read, losses } = decodeText(Buffer.from([0x63, 0x61, 0x66, 0xe9, 0x20, 0x93, 0x61, 0x94]));
    expect(read).toBe('café “a”');
    expect(losses[0]).toContain('not in UTF-8');
  });

  it('an uploaded text file with binary content is rejected', () => {
    const binary = Buffer.from('7f454c460000000800000021000000', 'hex');
    expect(decodeText(binary).problems[0]).toContain('not text');
  });
});

it('cards are unchanged after export and import', () => {
  const cards = [
    {
      question: 'Two\nlines, "quoted"; and\ttab',
      answer: '  spaces kept inside  x',
      difficulty: 'hard' as const,
    },
    { question: '=1+1', answer: '$\\ce{2H2 + O2 -> 2H2O}$', difficulty: 'easy' as const },
    { question: 'क्या?', answer: '- a\n- **b**', difficulty: 'medium' as const },
  ].map((card) => ({ ...card, answer: card.answer.trim() }));
  const { text } = decodeText(Buffer.from(writeCards(cards)));
  const { rows, losses, problems } = readCards(text);
  expect(rows.map(({ item }) => item)).toEqual(cards);
  expect([losses, problems]).toEqual([[], []]);
});

describe('exported cells that a spreadsheet would run as formulas', () => {
  const start = fc.constantFrom('=', '+', '-', '@', '\t=', '\r=', "'", "''", "'=", "''-", '＝', 'x', '');
  const cell = fc
    .tuple(start, fc.string({ unit: fc.constantFrom(...'ab1(),;"\'\n\t=-'), maxLength: 12 }))
    .map(([before, text]) => `${before}${text}`.replaceAll('\r', '\n').trim())
    .filter((text) => text !== '');
  const card = fc.record({ question: cell, answer: cell, difficulty: fc.constantFrom('easy', 'hard') });

  it('exported cells that a spreadsheet would run as formulas are escaped as text, and are unchanged after import', () => {
    fc.assert(
      fc.property(fc.array(card, { minLength: 1, maxLength: 5 }), (given) => {
        const { text } = decodeText(Buffer.from(writeCards(given as CardItem[])));
        const cells = Papa.parse<string[]>(text.trimEnd(), { newline: '\n' }).data.flat();
        expect(cells.filter((each) => /^[=+\-@＝＋－＠\t\r\n]/.test(each))).toEqual([]);
        const { rows } = readCards(text);
        expect(rows.map(({ item }) => item)).toEqual(given);
        expect(rows.flatMap(({ losses }) => losses.filter((loss) => loss.includes('apostrophe')))).toEqual(
          [],
        );
      }),
    );
  });

  it("exported cells that a spreadsheet would run as formulas lose the escaping apostrophe with a notice, even in another program's table", () => {
    const { cards, rows } = plain("Front,Back\n'=1+1,'tis\n");
    expect(cards).toEqual([['=1+1', "'tis"]]);
    expect(rows[0]?.losses).toEqual(["An apostrophe in front of '=', '+', '-' or '@' is taken off"]);
  });
});

it.each([
  '#separator:Comma,,\n#html:true,,\n#tags column:3,,\nUnit?,The <b>ohm</b>,physics\n',
  '"#separator:Comma"\n"#html:true"\n"Unit?","The <b>ohm</b>"\n',
])(
  'the lines in front of a deck are read as Anki wrote them, though a spreadsheet saved the file: %j',
  (deck) => {
    expect(readCards(deck).rows.map(({ item }) => [item?.question, item?.answer])).toEqual([
      ['Unit?', 'The **ohm**'],
    ]);
  },
);
