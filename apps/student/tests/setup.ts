import '@repo/ui/testing/skip-owner-stacks';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** What a test waits for comes when it comes: a loaded machine must not fail it. */
const patientlyMs = 60_000;
const waitFor = vi.waitFor.bind(vi);
vi.waitFor = (callback, options = { timeout: patientlyMs }) => waitFor(callback, options);
configure({
  asyncUtilTimeout: patientlyMs,
  // Printing the whole document would take most of the time that a test waits.
  getElementError: (message) => new Error(`${message}\nThe page says: ${document.body.textContent}`),
});

beforeEach(() => {
  if (!('document' in globalThis)) return;
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
