import { type ApiClient, createApiClient } from '@repo/client';
import { adminCallMaxSeconds, teacherNameHeader, wholeLibraryCalls } from '@repo/contracts/limits/admin';
import { getToken } from '#src/session/admin-session.ts';
import { readTeacherName } from '#src/session/teacher-name.ts';
import { isPageLeft } from './page-left.ts';

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
