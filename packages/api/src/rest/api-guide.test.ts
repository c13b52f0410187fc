import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { apiGuide } from './api-guide.ts';
import { restRows } from './index.ts';

it('docs/api.md is what the rows say; write it anew with: pnpm --filter @repo/api guide', () => {
  const written = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
  expect(written).toBe(apiGuide(restRows));
});
