import type { Request } from '@playwright/test';

/** Whether a request sends an event of this kind, such as 'quiz' or 'position'. */
export const sendsEvent = (request: Request, kind: string): boolean =>
  request.url().includes('progress.exchange') && (request.postData() ?? '').includes(`"kind":"${kind}"`);
