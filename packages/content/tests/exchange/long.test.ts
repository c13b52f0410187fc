import { expect, it } from 'vitest';
import { readAiken, readCards, readGift, readNotes, readQuestionTable } from '#src/exchange/index.ts';

const many = (text: string) => text.repeat(Math.floor(300_000 / text.length));

it.each([
  ['brackets', many('[')],
  ['formula starts', many('\\(')],
  ['dollars', many('$')],
  ['tags', many('<b>')],
  ['open tags', many('<a ')],
  ['entities', many('&')],
  ['quotes', many('"')],
  ['braces', many('{')],
  ['tildes', `q {${many('~a')}`],
  ['equal signs', `q {${many('=a')}}`],
  ['colons', many(':')],
  ['percent signs', `q {~${many('%')}`],
  ['spaces', `q${many(' ')}q`],
  ['hashes', many('# ')],
  ['lines', many('a\n')],
  ['backslashes', many('\\')],
  ['marks behind a question', `Q${many(' (1)')} x\nA. a\nB. b\nANSWER: A\n`],
])('no reader hangs on a hostile file of %s', (_, text) => {
  for (const read of [
    readAiken,
    readGift,
    readNotes,
    readQuestionTable,
    (each: string) => readCards(each, true),
  ])
    expect(read(text)).toHaveProperty('rows');
});
