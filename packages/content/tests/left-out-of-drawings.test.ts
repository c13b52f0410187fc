import { expect, it } from 'vitest';
import { cleanDrawing } from '#src/drawing/clean-drawing.ts';

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 200">';
const cleaned = (inner: string) => {
  const { svg, dropped } = cleanDrawing(`${open}${inner}</svg>`);
  return { inner: svg.replace(/^<svg[^>]*>|<\/svg>$/g, ''), dropped };
};
const sheet = (rules: string) => {
  const { inner, dropped } = cleaned(`<style><![CDATA[${rules}]]></style>`);
  return {
    rules: inner
      .replaceAll(/<\/?style>/g, '')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"'),
    dropped,
  };
};

it.each([
  [
    'an escape',
    '.a{fill:none}.t{font-family:"Noto\\20 Sans";fill:red}',
    '.a{fill:none}.t{fill:red}',
    'font-family',
  ],
  ['an open tag', '.a{fill:none}.t{font-family:"a<b"}', '.a{fill:none}', 'font-family'],
  ['an ampersand', '.a{fill:none}&.t{fill:red}.b{fill:blue}', '.a{fill:none}.b{fill:blue}', '&.t'],
  ['a brother', '.a{fill:none}a + b{fill:red}', '.a{fill:none}', 'a + b'],
  ['an attribute', 'a[b]{fill:red}.a{fill:none}', '.a{fill:none}', 'a[b]'],
  ['a negation', 'a:not(.b){fill:red}.a{fill:none}', '.a{fill:none}', 'a:not(.b)'],
  ['a width', '@media (max-width:9px){a{fill:red}}.a{fill:none}', '.a{fill:none}', '@media (max-width:9px)'],
  ['a rule inside @media', '@media print{a+b{fill:red}a{fill:none}}', '@media print{a{fill:none}}', 'a+b'],
  ['an effect', '.a{filter:url(#f);fill:none}', '.a{fill:none}', 'filter'],
  ['a string that stays open', '.a{fill:none}.b{fill:"red}', '.a{fill:none}', 'fill'],
  ['a bracket that stays open', '.a{fill:none}.b{fill:rgb(1}.c{fill:red}', '.a{fill:none}', 'fill'],
  ['what is no rule', '.a{fill:none} -->', '.a{fill:none}', '-->'],
  ['what is no property', '.a{fill:none;oops}', '.a{fill:none}', 'oops'],
  [
    'an import',
    '@import url("https://a.b/c;d{e}");.a{fill:none}',
    '.a{fill:none}',
    '@import url("https://a.b/c;d{e}")',
  ],
])(
  'the style sheet of a cleaned drawing loses only the rule with %s, which is reported',
  (_, given, rules, name) => expect(sheet(given)).toEqual({ rules, dropped: { [name]: 1 } }),
);

it('the style sheet of a cleaned drawing may have special characters in strings and comments', () => {
  const rules = '.a{font-family:"a, b",serif;fill:var(--Ink)}';
  expect(sheet(`/* } */${rules}/* { */`)).toEqual({ rules, dropped: {} });
  expect(sheet('.a{--Ink:red}')).toEqual({ rules: '.a{--Ink:red}', dropped: {} });
  expect(sheet('.a{font-family:";}";fill:red}')).toEqual({
    rules: '.a{fill:red}',
    dropped: { 'font-family': 1 },
  });
});

it('cleaning a drawing reports what it leaves out of a style', () =>
  expect(cleaned('<g style="filter:url(#f);fill:none;mix-blend-mode:multiply;fill:url(//x)"/>')).toEqual({
    inner: '<g style="fill:none"></g>',
    dropped: { filter: 1, 'mix-blend-mode': 1, fill: 1 },
  }));

it('cleaning a drawing reports the parts inside what it leaves out, except those of an effect', () =>
  expect(cleaned('<a><text>a</text><image/></a><filter><feBlend/></filter>').dropped).toEqual({
    a: 1,
    text: 1,
    image: 1,
    filter: 1,
  }));

it('cleaning a drawing keeps only the first of two equal ids, and reports the other', () =>
  expect(cleaned('<g id="a"/><rect id="a"/>')).toEqual({
    inner: '<g id="a"></g><rect></rect>',
    dropped: { id: 1 },
  }));

const page = '<foreignObject><div xmlns="http://www.w3.org/1999/xhtml">Words</div></foreignObject>';

it.each([
  ['draw.io: text', `${page}<text x="1">Words</text>`, '<text x="1">Words</text>', { foreignObject: 1 }],
  ['draw.io: a picture', `${page}<image/>`, '', { foreignObject: 1, image: 1 }],
  ['draw.io: a group', `${page}<g><rect/></g><rect/>`, '<g><rect></rect></g>', { foreignObject: 1 }],
  ['nothing to choose from', page, '', { foreignObject: 1 }],
  [
    'another choice',
    `${page}<switch>${page}<text>a</text></switch>`,
    '<g><text>a</text></g>',
    { foreignObject: 2 },
  ],
  ['a program', '<g requiredExtensions="http://a"/><text>a</text>', '<text>a</text>', {}],
  ['languages', '<text systemLanguage="de">ja</text><text>yes</text>', '<text>yes</text>', {}],
  [
    'our language',
    '<text systemLanguage="fr, en-IN">yes</text><text>ja</text>',
    '<text>yes</text>',
    { systemLanguage: 1 },
  ],
  ['a title before it', '<title>a</title><rect/><text>b</text>', '<title>a</title><rect></rect>', {}],
])(
  'the switch element of a cleaned drawing is replaced by its first choice that can be shown: %s',
  (_, choices, kept, dropped) =>
    expect(cleaned(`<switch transform="scale(2)">${choices}</switch><path/>`)).toEqual({
      inner: `<g transform="scale(2)">${kept}</g><path></path>`,
      dropped,
    }),
);
