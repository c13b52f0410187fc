import { RequestFailure } from './failure.ts';
import { parseReply, timedFetch } from './timed-fetch.ts';

/** A new meme of a chapter, or one that gets another image; `seenUpdatedAt` is the updatedAt the editor saw. */
export type MemeTarget =
  | { chapter: string; subject: string }
  | { memeId: string; seenUpdatedAt: string | null };

export type MemeImageRequest = {
  token: string;
  image: Blob;
  /** What the image shows, in words; may be empty. */
  alt: string;
  target: MemeTarget;
  /** Default '/api/v1/memes'. */
  url?: string;
  /** How long the upload may go on without an answer, in milliseconds; default 60,000. */
  silenceLimitMs?: number;
};

function bodyOf({ image, alt, target }: MemeImageRequest): FormData {
  const body = new FormData();
  const fields = 'memeId' in target ? { seenUpdatedAt: target.seenUpdatedAt } : target;
  for (const [name, value] of Object.entries({ alt, ...fields }))
    if (typeof value === 'string') body.append(name, value);
  body.append('image', image, 'meme');
  return body;
}

/**
 * Saves a meme whose image is a file.
 * @throws RequestFailure, 409 when someone else changed the meme meanwhile
 */
export async function uploadMeme(request: MemeImageRequest): Promise<void> {
  const { token, target, url = '/api/v1/memes', silenceLimitMs = 60_000 } = request;
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
  const [method, address] =
    'memeId' in target ? ['PUT', `${url}/${encodeURIComponent(target.memeId)}`] : ['POST', url];
  const init: RequestInit = { method, headers, body: bodyOf(request), credentials: 'include' };
  const reply = await timedFetch(address, init, silenceLimitMs);
  if (!reply.ok) throw new RequestFailure(reply.status, { data: parseReply(reply) });
}
