import type { Place } from './bench-students.ts';

/** The documented calls that are measured, also in the peers. */
export const readPath = '/api/v1/auth/verify-token';
export const bulkPath = '/api/v1/bulk-data';
export const savePath = ({ subjectId, chapterId }: Place) => `/api/v1/progress/${subjectId}/${chapterId}`;
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
