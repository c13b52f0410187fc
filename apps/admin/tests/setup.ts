import '@repo/ui/testing/skip-owner-stacks';
import { configure } from '@testing-library/react';

configure({
  // What a test waits for comes when it comes: a loaded machine must not fail it.
  asyncUtilTimeout: 60_000,
  // The whole document would be printed at each look of a test that waits, most of which fail.
  getElementError: (message) => new Error(`${message}\nThe page says: ${document.body.textContent}`),
});
