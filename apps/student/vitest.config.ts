import { defineConfig } from 'vitest/config';
import { settings } from '../../scripts/workspace/vitest-settings.mjs';

const everyTest = ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'];
/**
 * These change the process for good (a database of the browser's, other modules in the place of ours, a build), look at
 * what a reply to any call changes, and a call of a file before may still be under way, or want a page that has sent nothing.
 */
const changeProcess = [
  'board-paper',
  'catalogues',
  'connectivity',
  'content-languages',
  'database-lost',
  'unstored-work',
  'deleted-account',
  'exam-card',
  'flashcard-review',
  'library*',
  'login-weight',
  'marks-sync',
  'new-version',
  'outbox*',
  'payment-screens',
  'practice-*',
  'progress-*',
  'quiz-resume',
  'reviews-*',
  'start-script',
  'streak-*',
  'upgrade-panel',
  'wall-clock',
  'what-next',
  'where-i-stand',
  'written-*',
].map((name) => `tests/${name}.test.{ts,tsx}`);

const options = {
  environment: 'happy-dom',
  ...settings,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...options,
          name: 'together',
          include: everyTest,
          exclude: changeProcess,
          setupFiles: ['./tests/setup.ts', './tests/fresh-modules.ts'],
          // Each file has a document of its own; what is loaded once serves all files of a process.
          isolate: false,
        },
      },
      { test: { ...options, name: 'alone', include: changeProcess, setupFiles: './tests/setup.ts' } },
    ],
  },
});
