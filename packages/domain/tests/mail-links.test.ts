import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');

/** All our addresses in mails, and why a scanner that opens them has no effect. */
const opened: Record<string, string> = {
  '/api/v1/auth/verify-email': 'a browser gets the verify screen, which waits for a press',
  '/consent': 'a screen behind the login',
  '/guardian': 'the page waits for a press, then works in that browser alone',
};

// docs/security.md
test('the documentation says for every address in a mail what opening it does', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('testing/') && !file.endsWith('.test.ts'),
  );
  const texts = files.map((file) => readFileSync(join(source, file), 'utf8'));
  const addresses = texts.flatMap((text) =>
    [...text.matchAll(/\bpublicUrl\b(?!:)\}?([^`'?;,]*)/g)].map(([, address = '']) => address),
  );
  expect([...new Set(addresses)].sort()).toEqual(Object.keys(opened).sort());
});
