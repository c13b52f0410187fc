import { RequestFailure } from './failure.ts';

/** A reply with its body already read. */
export type TextReply = { status: number; ok: boolean; headers: Headers; text: string; isLarge?: boolean };

async function readText(response: Response, onBytes: () => void): Promise<string> {
  if (!response.body) return response.text();
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    onBytes();
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * Fetches and reads the body. Aborts after `silenceLimitMs` without a byte, so slow downloads can finish.
 * @param maxBytes leaves a longer body, by its Content-Length, unread: the reply is `isLarge` then
 * @throws RequestFailure FETCH_ERROR or TIMEOUT_ERROR; the reason of `init.signal` when the caller aborted
 */
export async function timedFetch(
  url: string,
  init: RequestInit,
  silenceLimitMs: number,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<TextReply> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTimeUp = false;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isTimeUp = true;
      controller.abort();
    }, silenceLimitMs);
  };
  const abort = () => controller.abort(init.signal?.reason);
  if (init.signal?.aborted) abort();
  init.signal?.addEventListener('abort', abort);
  restart();
  try {
    const response = await fetch(url, { ...init, signal: controller.signal });
    const { status, ok, headers } = response;
    if (Number(headers.get('content-length')) > maxBytes) {
      controller.abort();
      return { status, ok, headers, text: '', isLarge: true };
    }
    return { status, ok, headers, text: await readText(response, restart) };
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new RequestFailure(isTimeUp ? 'TIMEOUT_ERROR' : 'FETCH_ERROR', { cause });
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener('abort', abort);
  }
}

/** @throws RequestFailure PARSING_ERROR */
export function parseReply(reply: TextReply): unknown {
  try {
    return JSON.parse(reply.text);
  } catch (cause) {
    throw new RequestFailure('PARSING_ERROR', { originalStatus: reply.status, data: reply.text, cause });
  }
}
