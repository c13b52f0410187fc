import * as consentMessages from '@repo/contracts/messages/consent';
import * as progressMessages from '@repo/contracts/messages/progress';
import { expect, test } from 'vitest';
import { catalogue as hindi } from '#src/catalogues/hindi/hindi.ts';
import { catalogue as hinglish } from '#src/catalogues/hinglish/hinglish.ts';
import { takeCatalogue, texts } from '#src/platform/language/texts.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../src/**/*-copy.ts', { eager: true });

/** Said the same in every language: names, what is only a sign, and texts that have their own switch of language. */
const sameEverywhere = /^(guardian\.|privacy\.|details\.|profile\.language\.names\.)/;

/** The names of all texts below an object, such as 'notes.hinglish.kept'. */
function namesOf(value: unknown, name: string): string[] {
  if (typeof value !== 'object' || value === null) return [name];
  return Object.entries(value).flatMap(([key, one]) => namesOf(one, `${name}.${key}`));
}

const allNames = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name, value]) => name.endsWith('Copy') && typeof value === 'object')
  .flatMap(([name, value]) => namesOf(value, name.replace(/Copy$/, '')))
  .filter((name) => !sameEverywhere.test(name));

// docs/product/study.md#languages
test.each([
  ['Hinglish', hinglish],
  ['Hindi', hindi],
])('%s has a text for each text of the app, and no other', (_, { messages: __, ui: ___, ...catalogue }) => {
  const has = new Set(Object.entries(catalogue).flatMap(([name, value]) => namesOf(value, name)));
  expect(allNames.filter((name) => !has.has(name))).toEqual([]);
  expect([...has].filter((name) => !allNames.includes(name) && !sameEverywhere.test(name))).toEqual([]);
});

// docs/product/study.md#languages
test.each([
  ['Hinglish', hinglish],
  ['Hindi', hindi],
])('%s has every sentence that the server says about consent and progress', (_, { messages }) => {
  const sentences = Object.values({ ...consentMessages, ...progressMessages });
  expect(sentences.filter((sentence) => !messages?.[sentence])).toEqual([]);
});

// docs/product/study.md#languages
test('a text that a catalogue lacks stays as it is, also in texts loaded after the catalogue', () => {
  const early = texts('early', { open: 'Open', of: { one: 'One', two: 'Two' }, list: ['a', 'b'] });
  const { of } = early;
  takeCatalogue({
    early: { of: { two: 'Do' }, list: ['अ'] },
    late: { say: (name: string) => `Namaste ${name}` },
  });
  const late = texts('late', { say: (name: string) => `Hello ${name}`, bye: 'Bye' });
  expect(early).toEqual({ open: 'Open', of: { one: 'One', two: 'Do' }, list: ['अ', 'b'] });
  expect(of.two).toBe('Do');
  expect(late.say('Asha')).toBe('Namaste Asha');
  expect(late.bye).toBe('Bye');
});
