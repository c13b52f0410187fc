import { runInNewContext } from 'node:vm';
import { reviseCopy } from 'virtual:messages/revise';
import { expect, test } from 'vitest';
import { languages } from '#src/platform/language/language.ts';
import { setCatalogue, translated } from '#src/platform/language/translated.ts';
import { storageName, writeText } from '#src/platform/storage/stored-text.ts';
import { compileMessage } from '#vite/messages/compile-message.ts';
import { checkMessages, type LanguageFolder } from '#vite/messages/read-messages.ts';
import { writeCatalogue } from '#vite/messages/write-modules.ts';

/** The text of a compiled message with these parameters. */
function say(message: string, given: Record<string, unknown>, tag = 'en-IN'): string {
  const { code } = compileMessage(message, tag, { max: '1,000' });
  const plural = (of: string, count: number) => new Intl.PluralRules(of).select(count);
  return runInNewContext(`(${code})`, { plural })(given);
}

test('a message takes parameters, plurals, selects and constants', () => {
  const cards = "{count, plural, =0 {Nothing} one {{count} card} other {{count} cards}} of {max}, `$'{x}'`";
  expect([0, 1, 2].map((count) => say(cards, { count }))).toEqual(
    ['Nothing', '1 card', '2 cards'].map((amount) => `${amount} of 1,000, \`\${x}\``),
  );
  const friend = '{n}: {isHere, select, false {not yet} other {joined}}';
  expect([true, false].map((isHere) => say(friend, { n: 1, isHere }))).toEqual(['1: joined', '1: not yet']);
});

test("plurals follow the language's rules: zero is singular in Hindi", () => {
  const things = '{count, plural, one {one} other {many}}';
  expect([0, 1, 2].map((count) => say(things, { count }, 'hi-IN'))).toEqual(['one', 'one', 'many']);
  expect([0, 1, 2].map((count) => say(things, { count }, 'mr-IN'))).toEqual(['many', 'one', 'many']);
});

const folder = (tag: string, texts: object, other: Partial<LanguageFolder> = {}): LanguageFolder => ({
  ...{ tag, name: tag, isPart: false, server: {}, ...other },
  texts: texts as LanguageFolder['texts'],
});
const check = (...folders: LanguageFolder[]) =>
  checkMessages(
    [folder('en-IN', { home: { title: 'Home', cards: '{n} cards' } }), ...folders],
    { constants: {}, uiWords: {}, serverSentences: { auth: { done: 'Done' }, consent: { sent: 'Sent' } } },
    /^consent\./,
  );

// docs/product/study.md#languages
test('a language with a missing, unknown or unreadable text fails the build', () => {
  const texts = { home: { title: 'होम', cards: '{count} कार्ड', old: 'पुराना' } };
  expect(() => check(folder('hi-IN', texts, { server: { auth: { gone: 'गया' } } }))).toThrow(
    [
      'hi-IN: home.cards has no {count} in English',
      'hi-IN: home.old is no text of the app',
      'hi-IN: auth.gone is no sentence of the server',
      'hi-IN: consent.sent is missing (server.json)',
    ].join('\n'),
  );
  expect(() =>
    check(folder('mr-IN', { home: { title: 'होम' } }, { server: { consent: { sent: 'पाठवले' } } })),
  ).toThrow('mr-IN: home.cards is missing');
  expect(() => check(folder('mr-IN', { home: { title: '{' } }, { isPart: true }))).toThrow(
    "home.title can't be read",
  );
});

test('a language marked as partial may lack texts', () => {
  expect(() => check(folder('mr-IN', { home: { title: 'होम' } }, { isPart: true }))).not.toThrow();
});

test('a parameter is a number in every language if one of them counts with it', () => {
  const parameters = check(
    folder(
      'hi-IN',
      { home: { title: 'होम', cards: '{n, plural, one {एक} other {{n}}}' } },
      { server: { consent: { sent: 'भेजा' } } },
    ),
  );
  expect(parameters.get('home.cards')).toEqual({ n: 'number' });
});

test('a message that takes parameters in English is a function in a language whose message names none', () => {
  const hindi = folder('hi-IN', { quiz: { minutes: 'मिनट', title: 'क्विज़' } });
  const source = writeCatalogue(hindi, {}, {}, new Map([['quiz.minutes', { n: 'number' }]]), '/runtime');
  expect(source).toContain('"minutes": () => `मिनट`, "title": `क्विज़`');
});

// docs/product/study.md#languages
test('a text that a catalogue lacks stays English, also in texts loaded before the catalogue', () => {
  writeText('local', storageName('language'), 'hi-IN');
  const early = translated('early', { open: 'Open', of: { one: 'One', two: 'Two' }, list: ['a', 'b'] });
  const { of } = early;
  setCatalogue({ early: { of: { two: 'Do' }, list: ['अ', 'आ'] } });
  expect(early.open).toBe('Open');
  expect(of).toMatchObject({ one: 'One', two: 'Do' });
  expect(early.list.map((one) => one)).toEqual(['अ', 'आ']);
});

test("the app's own messages are compiled, and its languages listed in the order of the profile", () => {
  expect(reviseCopy.rampTitle({ days: 1 })).toBe('One day is left');
  expect(languages).toEqual(['en-IN', 'hi-Latn', 'hi-IN']);
});
