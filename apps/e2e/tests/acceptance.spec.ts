import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folders = ['apps/e2e/tests', 'apps/student/tests', 'apps/admin/tests', 'packages/ui/tests'];

/** Measured by `pnpm bench` in place of a test: figures of time differ from machine to machine. */
const measured = ['A32'];

const testFiles = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(spec|test)\.tsx?$/.test(name))
    .map((name) => join(root, folder, name)),
);

/** The numbers that begin the titles of a file's tests and groups: 'A1 A8: …', 'A41 pages …'. */
function numbersIn(file: string): string[] {
  const titles = readFileSync(file, 'utf8').matchAll(/(?:test|it|describe)\(\s*[`'"]((?:A\d+[ :])+)/g);
  return [...titles].flatMap(([, numbers = '']) => numbers.match(/A\d+/g) ?? []);
}

test('every number of the acceptance list has a test that begins with it', () => {
  const found = new Set(testFiles.flatMap(numbersIn));
  const wanted = Array.from({ length: 46 }, (_, index) => `A${index + 1}`);
  expect(wanted.filter((number) => !found.has(number) && !measured.includes(number))).toEqual([]);
});
