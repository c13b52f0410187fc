import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');

/** Every address of ours that a mail names, and why a scanner that opens the mail's links does nothing there. */
const opened: Record<string, string> = {
  '/api/v1/auth/verify-email': 'a browser gets the verify screen, which waits for a press',
  '/consent': 'a screen behind the login',
  '/guardian': 'the page waits for a press, then works in that browser alone',
};

// docs/security.md
test('no address in a mail is one of which nobody has said what opening it does', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('testing/') && !file.endsWith('.test.ts'),
  );
  const texts = files.map((file) => readFileSync(join(source, file), 'utf8'));
  const addresses = texts.flatMap((text) =>
    [...text.matchAll(/\bpublicUrl\b(?!:)\}?([^`'?;,]*)/g)].map(([, address = '']) => address),
  );
  expect([...new Set(addresses)].sort()).toEqual(Object.keys(opened).sort());
});
