import type { SubjectDraft } from '@repo/contracts/content.drafts';
import { RequestFailure } from './failure.ts';
import { parseReply, timedFetch } from './timed-fetch.ts';

export type SubjectImageRequest = {
  token: string;
  name: string;
  image: Blob;
  /** Default '/api/v1/subjects'. */
  url?: string;
  /** How long the upload may go on without an answer, in milliseconds; default 60,000. */
  silenceLimitMs?: number;
};

function subjectOf(json: unknown): SubjectDraft | null {
  const data: unknown = Reflect.get(Object(json), 'data');
  return typeof data === 'object' && data !== null ? (data as SubjectDraft) : null;
}

/**
 * Creates a subject with a picture.
 * @returns the subject as draft
 * @throws RequestFailure
 */
export async function createSubjectWithImage(request: SubjectImageRequest): Promise<SubjectDraft> {
  const { token, name, image, url = '/api/v1/subjects', silenceLimitMs = 60_000 } = request;
  const body = new FormData();
  body.append('name', name);
  body.append('image', image, 'picture');
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
  const reply = await timedFetch(
    url,
    { method: 'POST', headers, body, credentials: 'include' },
    silenceLimitMs,
  );
  const json = parseReply(reply);
  if (!reply.ok) throw new RequestFailure(reply.status, { data: json });
  const subject = subjectOf(json);
  if (!subject) throw new RequestFailure('PARSING_ERROR', { originalStatus: reply.status, data: json });
  return subject;
}
