import '#src/testing/faster-rendering.ts';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { unmountAll } from './render.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

// A warning of React or of the primitives' library is a defect here.
const logged: unknown[][] = [];
beforeEach(() => {
  logged.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...line) => logged.push(line));
  vi.spyOn(console, 'warn').mockImplementation((...line) => logged.push(line));
});
afterEach(async () => {
  await unmountAll();
  expect(logged).toEqual([]);
  vi.restoreAllMocks();
});
