import { type ApiClient, createApiClient } from '@repo/client';
import { adminCallMaxSeconds, teacherNameHeader, wholeLibraryCalls } from '@repo/contracts/limits/admin';
import { getToken } from '#src/session/admin-session.ts';
import { readTeacherName } from '#src/session/teacher-name.ts';

let isLeft = false;

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    isLeft = true;
  });
  window.addEventListener('pageshow', () => {
    isLeft = false;
  });
}

/** Whether the page is being unloaded: requests must outlive it. */
const isPageLeft = (): boolean => isLeft;

/** The server's procedures, with the admin's token and the teacher's name. */
export const api: ApiClient = createApiClient({
  getToken,
  headersOf: (token) => ({
    [teacherNameHeader]: encodeURIComponent(readTeacherName()),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }),
  longCalls: { paths: wholeLibraryCalls, silenceLimitMs: (adminCallMaxSeconds + 10) * 1_000 },
  outlivesPage: isPageLeft,
});
