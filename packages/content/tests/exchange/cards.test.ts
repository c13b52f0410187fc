import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { type CardItem, decodeText, readCards, writeCards } from '#src/exchange/index.ts';

const plain = (text: string, isHtml?: boolean) => {
  const { rows, ...rest } = readCards(text, isHtml);
  return { cards: rows.map(({ text: front, parts }) => [front, parts[0]?.text]), rows, ...rest };
};

describe('a table of cards', () => {
  it.each([
    ['commas', 'Front one,Back one\n"Two, with comma","Said ""so"""\n', ['Two, with comma', 'Said "so"']],
    ['semicolons of a spreadsheet', 'Front one;Back one\n"Two; both";b\n', ['Two; both', 'b']],
    ['a spreadsheet that names its separator', 'sep=;\nFront one;Back one\nTwo;b, c\n', ['Two', 'b, c']],
    ['tabs', 'Front one\tBack one\nTwo, three\tb; c\n', ['Two, three', 'b; c']],
    ['pipes, whose cells have commas', 'Front one|Back one\nTwo|b, c; d\n', ['Two', 'b, c; d']],
    ['a quoted line end', 'Front one,Back one\n"Two\nlines",b\n', ['Two\nlines', 'b']],
  ])('of %s is read', (_, text, second) => {
    const { cards, problems } = plain(text);
    expect(problems).toEqual([]);
    expect(cards).toEqual([['Front one', 'Back one'], second]);
  });

  it('says on which line each card starts, behind quoted line ends and empty lines too', () => {
    const { rows } = plain('question,answer\n"a\nb\nc",1\n\nd,2\n');
    expect(rows.map(({ n, line }) => [n, line])).toEqual([
      [1, 2],
      [2, 6],
    ]);
  });

  it('takes the columns by their names, in any order, and names those it can not keep', () => {
    const { rows, losses } = plain('Tags,Answer,Difficulty,Question\nphysics,Ampere,HARD,Unit of current?\n');
    expect(rows[0]?.item).toEqual({ question: 'Unit of current?', answer: 'Ampere', difficulty: 'hard' });
    expect(losses).toEqual(["The column 'Tags' is not kept"]);
  });

  it('names what is wrong with a card in the words of the product', () => {
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

  it('refuses a row whose answer may stand in the column of difficulty behind a bare comma', () => {
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

  it('with wrong quotation marks in a line is read around it, and says what would be right', () => {
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

  it('with wrong quotation marks in most lines is refused as a whole', () => {
    expect(plain('"a" b,c\n'.repeat(200)).problems[0]).toContain('Line 1: ');
  });

  it('warns of text that students would see with bare signs', () => {
    expect(plain('Cost?,It is $x\n').rows[0]?.losses[0]).toContain("a '$' has no partner");
    expect(plain('Cost?,<b>5</b>\n').rows[0]?.losses[0]).toContain('HTML tags');
  });
});

it('a separator that is chosen cuts the cells, whatever was found', () => {
  const window = { from: 1, max: 10 };
  const form = (separator?: 'comma' | 'pipe') => {
    const { rows, form: read } = readCards('a, b|c\nd, e|f\n', undefined, window, separator);
    return [read?.separator, ...rows.map(({ text, parts }) => [text, parts[0]?.text])];
  };
  expect(form()).toEqual(['pipe', ['a, b', 'c'], ['d, e', 'f']]);
  expect(form('comma')).toEqual(['comma', ['a', 'b|c'], ['d', 'e|f']]);
});

it('cards beyond what can be imported at once are counted, and read from the number to go on from', () => {
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

describe('an export of Anki', () => {
  const deck = [
    '#separator:tab',
    '#html:true',
    '#deck:Physics',
    '#tags column:3',
    '<b>Ohm</b>&#x27;s law?<br>In <i>words</i>\t"V = IR, ""always"""\tphysics easy',
    'Look: <img src="x.png">\t[sound:a.mp3]\\(E=mc^2\\) &amp; H<sub>2</sub>O\t',
    '<div>one</div><div>two</div>\t<ul><li>a</li><li>b</li></ul>\t',
  ].join('\n');

  it('keeps bold, italic, lists, lines and formulas, and says what else gets lost', () => {
    const { cards, rows, losses } = plain(deck);
    expect(cards).toEqual([
      ["**Ohm**'s law?\nIn *words*", 'V = IR, "always"'],
      ['Look:', '$E=mc^2$ & $\\ce{H2O}$'],
      ['one\ntwo', '- a\n- b'],
    ]);
    expect(rows[1]?.losses).toEqual(['Images are not kept', 'Sounds are not kept']);
    expect(losses).toEqual(["The line '#deck' is not kept", "The column 'tags' is not kept"]);
  });

  it('is read as plain text where the admin says so', () => {
    expect(plain('#html:true\n<b>a</b>,b', false).cards).toEqual([['<b>a</b>', 'b']]);
  });
});

it('an export of Quizlet may hold quotation marks without any rule', () => {
  const { cards, problems } = plain('"Namaste" in English\thello\n5" pipe\twide "enough\n');
  expect(problems).toEqual([]);
  expect(cards).toEqual([
    ['"Namaste" in English', 'hello'],
    ['5" pipe', 'wide "enough'],
  ]);
});

describe('a file', () => {
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
  ])('in %s is read to the letter', (_, bytes, expected) => {
    expect(decodeText(bytes)).toEqual({ text: expected, problems: [], losses: [] });
  });

  it('in Windows-1252 is read, and says so', () => {
    const { text: read, losses } = decodeText(Buffer.from([0x63, 0x61, 0x66, 0xe9, 0x20, 0x93, 0x61, 0x94]));
    expect(read).toBe('café “a”');
    expect(losses[0]).toContain('not in UTF-8');
  });

  it('that is no text is refused', () => {
    const binary = Buffer.from('7f454c460000000800000021000000', 'hex');
    expect(decodeText(binary).problems[0]).toContain('not text');
  });
});

it('cards that are exported and imported again are the same', () => {
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

describe('cells that a spreadsheet would run', () => {
  const start = fc.constantFrom('=', '+', '-', '@', '\t=', '\r=', "'", "''", "'=", "''-", '＝', 'x', '');
  const cell = fc
    .tuple(start, fc.string({ unit: fc.constantFrom(...'ab1(),;"\'\n\t=-'), maxLength: 12 }))
    .map(([before, text]) => `${before}${text}`.replaceAll('\r', '\n').trim())
    .filter((text) => text !== '');
  const card = fc.record({ question: cell, answer: cell, difficulty: fc.constantFrom('easy', 'hard') });

  it('leave as text, and come back to the letter without a word', () => {
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

  it('lose their apostrophe in the table of another program too, which is said', () => {
    const { cards, rows } = plain("Front,Back\n'=1+1,'tis\n");
    expect(cards).toEqual([['=1+1', "'tis"]]);
    expect(rows[0]?.losses).toEqual(["An apostrophe in front of '=', '+', '-' or '@' is taken off"]);
  });
});
