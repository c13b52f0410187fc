import { defineConfig } from 'vitest/config';
import { settings } from '../../scripts/workspace/vitest-settings.mjs';

/**
 * These change the process for good (a database of the browser's, other modules in the place of ours, a build), look at
 * what a reply to any call changes, and a call of a file before may still be under way, or want a page that has sent nothing.
 */
export const changeProcess = [
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

export const options = { ...settings, environment: 'happy-dom' };

export default defineConfig({
  test: {
    ...options,
    exclude: ['node_modules', ...changeProcess],
    setupFiles: [...settings.setupFiles, './tests/setup.ts', './tests/fresh-modules.ts'],
    // Each file has a document of its own; what is loaded once serves all files of a process.
    isolate: false,
  },
});
