import '@repo/ui/testing/faster-rendering';
import { configure } from '@testing-library/react';

configure({
  // Long timeouts, because a loaded machine must not fail a test.
  asyncUtilTimeout: 60_000,
  // Otherwise each failed check of a waiting test would print the whole document.
  getElementError: (message) => new Error(`${message}\nThe page says: ${document.body.textContent}`),
});
