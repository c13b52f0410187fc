import { type ApiClient, createApiClient } from '@repo/client';
import {
  failureOf,
  isAccountDeleted,
  isConsentNeeded,
  isSignedOut,
  isUnreachable,
  reasonOf,
  waitAskedMs,
} from '@repo/client/failure';
import * as consentMessages from '@repo/contracts/messages/consent';
import * as requestMessages from '@repo/contracts/messages/request';
import type { ExchangeReply } from '@repo/study-log/exchange';
import { reportReachability } from '#src/platform/offline/connectivity.ts';
import { bearerToken } from '#src/platform/session/bearer-token.ts';
import { closeForConsent, getSession } from '#src/platform/session/session.ts';
import { eventOf } from './batch.ts';
import type { SendFailure } from './job.ts';
import type { OutboxPorts } from './ports.ts';

/** Responses after which the same request may still succeed. */
const tooMany = 429;
const consentWaitMs = 60_000;
/** 404: a server of the previous release lacks the call. */
const passing = new Set([404, 408, 425, tooMany]);

/** Uses the given session, even if the stored one changes meanwhile; for a cookie, checks its owner first. */
function createClient(token: string, isLeaving: boolean): ApiClient {
  const { user } = getSession();
  return createApiClient({ getToken: () => bearerToken({ user, token }), outlivesPage: () => isLeaving });
}

/** The guardian withdrew consent. Earlier work stays queued, in case they agree again. */
function waitForConsent(): SendFailure {
  closeForConsent();
  return {
    kind: 'retry',
    isUnreachable: false,
    message: consentMessages.consentNeeded,
    waitMs: consentWaitMs,
  };
}

function failureFrom(error: unknown): SendFailure {
  if (isSignedOut(error))
    return { kind: 'signedOut', ...(isAccountDeleted(error) ? { isDeleted: true } : {}) };
  if (isConsentNeeded(error)) return waitForConsent();
  const status = failureOf(error)?.status;
  const message = reasonOf(error, requestMessages.internal);
  const isFinal = typeof status === 'number' && status >= 400 && status < 500 && !passing.has(status);
  if (isFinal) return { kind: 'refused', message };
  const waits = status === tooMany ? { waitMs: waitAskedMs(error) } : {};
  return { kind: 'retry', isUnreachable: isUnreachable(error), message, ...waits };
}

/** Sends events with this session's token; with `isLeaving` the request outlives the page. Never throws. */
export const exchangeEvents: OutboxPorts['exchange'] = async (batch, token, isLeaving) => {
  const { device = '', sequence: firstSequence = 0 } = batch[0]?.origin ?? {};
  const { progress } = createClient(token, isLeaving);
  const events = batch.map(eventOf);
  try {
    const reply = await progress.exchange.mutate({ device, firstSequence, sentClockMs: Date.now(), events });
    reportReachability(null);
    return { kind: 'answered', reply: reply as ExchangeReply };
  } catch (error) {
    reportReachability(error);
    return failureFrom(error);
  }
};
