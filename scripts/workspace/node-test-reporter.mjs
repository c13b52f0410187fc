import { relative } from 'node:path';
import { root } from './root.mjs';

const endings = { 'test:pass': 'passed', 'test:fail': 'failed' };

/** For `node --test`: writes a line of JSON per test, as described in test-results.mjs. */
export default async function* listResults(events) {
  for await (const { type, data } of events) {
    const ended = endings[type];
    // Node reports a file as a test, which counts only if it failed without a failed test in it.
    if (!ended || data.details?.type === 'suite') continue;
    const { name, file, skip, details } = data;
    const status = skip === undefined ? ended : 'skipped';
    const message = details.error?.cause?.message ?? details.error?.message ?? '';
    yield `${JSON.stringify({ file: relative(root, file ?? ''), name, status, ms: details.duration_ms, message })}\n`;
  }
}
