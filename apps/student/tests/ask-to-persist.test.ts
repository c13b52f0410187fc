import { describe, expect, test, vi } from 'vitest';
import { askToPersist } from '#src/platform/storage/ask-to-persist.ts';

function browser(userAgent: string, isPersisted = false) {
  const persist = vi.fn(async () => true);
  const storage = { persist, persisted: async () => isPersisted };
  vi.stubGlobal('navigator', { userAgent, storage });
  return persist;
}

describe('persistent storage', () => {
  test('persistent storage is requested when the browser decides without asking the student', async () => {
    const persist = browser('Chrome/156');
    await askToPersist(false);
    expect(persist).toHaveBeenCalledTimes(1);
  });

  test('persistent storage is not requested again once it is granted', async () => {
    const persist = browser('Chrome/156', true);
    await askToPersist(true);
    expect(persist).not.toHaveBeenCalled();
  });

  test('persistent storage is requested in Firefox, which asks the student, only once work is unsent', async () => {
    const persist = browser('Firefox/150');
    await askToPersist(false);
    expect(persist).not.toHaveBeenCalled();
    await askToPersist(true);
    expect(persist).toHaveBeenCalledTimes(1);
  });

  test('persistent storage is skipped when unsupported', async () => {
    vi.stubGlobal('navigator', { userAgent: 'old' });
    await expect(askToPersist(true)).resolves.toBeUndefined();
  });
});
