import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { subjectTheme, syllabusColor, syllabusGradient } from '@repo/ui/subject-theme';
import { expect, test } from 'vitest';
import { colorOfSubject } from '#src/content/library/subject-color.ts';

const library = join(import.meta.dirname, '../../../packages/content/library');
const colours = readdirSync(library)
  .filter((name) => existsSync(join(library, name, 'subject.yaml')))
  .sort()
  .map((name) => ({
    name,
    colour: /^color: '(#\w{6})'$/m.exec(readFileSync(join(library, name, 'subject.yaml'), 'utf8'))?.[1],
  }));

test('each subject of the starter library has the same colour on Home and in its row on Progress', () => {
  expect(colours.map(({ name }) => name)).toContain('physics');
  for (const [place, { name, colour }] of colours.entries())
    expect(syllabusGradient(place).background, name).toContain(`, ${subjectTheme(colour).cover},`);
});

test("a subject without a colour gets its row's, and one with a colour keeps it", () => {
  const subject = (_id: string, color: string | null, isAllContentAvailable = true) => ({
    _id,
    color,
    isAllContentAvailable,
  });
  const subjects = [
    subject('a', null),
    subject('hidden', null, false),
    subject('b', null),
    subject('c', '#123456'),
  ];
  expect(colorOfSubject(subjects, 'a')).toBe(syllabusColor(0));
  expect(colorOfSubject(subjects, 'b')).toBe(syllabusColor(1));
  expect(colorOfSubject(subjects, 'c')).toBe('#123456');
  expect(colorOfSubject(subjects, 'gone')).toBe(subjectTheme(null).cover);
});
