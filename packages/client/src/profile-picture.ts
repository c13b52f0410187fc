import type { User } from '@repo/contracts/auth';
import { RequestFailure } from './failure.ts';
import { parseReply, timedFetch } from './timed-fetch.ts';

export type PictureRequest = {
  token: string;
  picture: Blob;
  /** Default '/api/v1/auth/profile'. */
  url?: string;
  /** How long the upload may go on without an answer, in milliseconds; default 60,000. */
  silenceLimitMs?: number;
};

function userOf(json: unknown): User | null {
  const user: unknown = Reflect.get(Object(json), 'user');
  return typeof user === 'object' && user !== null ? (user as User) : null;
}

/**
 * Makes the image the user's profile picture.
 * @returns the user with the new picture's address
 * @throws RequestFailure
 */
export async function uploadProfilePicture(request: PictureRequest): Promise<User> {
  const { token, picture, url = '/api/v1/auth/profile', silenceLimitMs = 60_000 } = request;
  const body = new FormData();
  body.append('profilePicture', picture, 'picture');
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
  const reply = await timedFetch(
    url,
    { method: 'PUT', headers, body, credentials: 'include' },
    silenceLimitMs,
  );
  const json = parseReply(reply);
  if (!reply.ok) throw new RequestFailure(reply.status, { data: json });
  const user = userOf(json);
  if (!user) throw new RequestFailure('PARSING_ERROR', { originalStatus: reply.status, data: json });
  return user;
}
