import { STATUS_CODES } from 'node:http';
import * as requestMessages from '@repo/contracts/messages/request';
import type { ConnectionError } from 'fastify';

const refusals: Record<string, [status: number, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive'],
  HPE_HEADER_OVERFLOW: [431, requestMessages.tooLarge],
};

type Connection = { readonly writable: boolean; destroyed: boolean; end(text: string): unknown };

/**
 * Answers connections that fail before there is a request (no HTTP, too large, never complete), in our own
 * shape.
 */
export function answerClientError(error: ConnectionError, socket: Connection): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const [status, message] = refusals[error.code] ?? [400, requestMessages.badRequest];
  const body = JSON.stringify({ success: false, message });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
