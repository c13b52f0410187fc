import { writeFileSync } from 'node:fs';
import { apiGuide } from './api-guide.ts';
import { restRows } from './index.ts';

writeFileSync(new URL('../../../../docs/api.md', import.meta.url), apiGuide(restRows));
