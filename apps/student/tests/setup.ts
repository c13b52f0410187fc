import '@repo/ui/testing/faster-rendering';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Generous waiting time, so that no test fails on a loaded machine. */
const patientlyMs = 60_000;
const waitFor = vi.waitFor.bind(vi);
vi.waitFor = (callback, options = { timeout: patientlyMs }) => waitFor(callback, options);
configure({
  asyncUtilTimeout: patientlyMs,
  // Printing the whole document would exceed a test's time limit.
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
