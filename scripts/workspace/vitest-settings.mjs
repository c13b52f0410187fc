import { fileURLToPath } from 'node:url';

/**
 * Settings that every package's vitest.config.ts starts with. A test belongs to each push unless it has the
 * tag `nightly`: `it('…', { tags: ['nightly'] }, …)`, or `@module-tag nightly` in the first comment of its
 * file. `npm test` excludes those, `npm run test:all` runs them. The time limits are for tests that hang, not
 * for slow ones.
 */
export const settings = {
  tags: [{ name: 'nightly', description: 'takes long: in npm run test:all, not on each push' }],
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // The default of a second is less than a busy machine may need.
  expect: { poll: { timeout: 50_000 } },
  // Files share a process, its modules and its document, because loading these per file would take twice as
  // long.
  isolate: false,
  // Most objects of a test die young: with more room for these, garbage collection takes less time.
  execArgv: ['--max-semi-space-size=64'],
  setupFiles: ['measure-file', 'settle-imports'].map((name) =>
    fileURLToPath(import.meta.resolve(`./${name}.mjs`)),
  ),
};
