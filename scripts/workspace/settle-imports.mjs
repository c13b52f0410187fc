import { afterAll, vi } from 'vitest';

// Vitest would abort a lazy import in flight, and the next file of the process would get its error.
afterAll(() => vi.dynamicImportSettled());
