import type { CallName } from './call-names.ts';
import type { Sent } from './http-client.ts';
import type { Ledger } from './ledger.ts';
import { type LoadStudent, password } from './students.ts';

/** One activity of one student in progress, and the data passed between its calls. */
export type Visit = {
  student: LoadStudent;
  ledger: Ledger;
  attemptId: string;
  /** Email of the account that a sign-up creates. */
  email: string;
  code: string;
  orderId: string;
};

export type Addresses = { product: string; sandbox: string };

export type Call = {
  send(visit: Visit, addresses: Addresses): Sent;
  /** Reads a successful answer. @throws when its content is not as expected */
  done?(visit: Visit, text: string): void;
  /** Whether to poll until `done` accepts the answer, for data that arrives by another channel. */
  isAwaited?: boolean;
};

const json = { 'content-type': 'application/json' };
const bearer = ({ student: { token } }: Visit) => ({ authorization: `Bearer ${token}` });
/** The browser's Accept-Encoding; the ETag of the same content depends on the encoding. */
export const encodings = { 'accept-encoding': 'gzip, deflate, br' };

/**
 * A tRPC batch like the app's client sends it; `input` belongs to the first call, the only one with input.
 */
const query =
  (procedures: string, input?: (visit: Visit) => unknown): Call['send'] =>
  (visit, { product }) => ({
    method: 'GET',
    url: `${product}/api/trpc/${procedures}?batch=1&input=${encodeURIComponent(JSON.stringify(input ? { 0: input(visit) } : {}))}`,
    headers: { ...bearer(visit), ...encodings },
  });

const change =
  (
    procedure: string,
    input: (visit: Visit) => unknown,
    { isPublic = false, reads = false } = {},
  ): Call['send'] =>
  (visit, { product }) => ({
    method: 'POST',
    url: `${product}/api/trpc/${procedure}?batch=1`,
    headers: { ...json, ...(isPublic ? {} : bearer(visit)) },
    body: JSON.stringify({ 0: input(visit) }),
    reads,
  });

/** Sends one event of the study log; counts once the server has it. */
function event(
  kind: string,
  body: (visit: Visit) => unknown,
  acknowledge: (visit: Visit) => void = () => {},
): Call {
  return {
    send: change(
      'progress.exchange',
      (visit) => ({
        device: visit.student.device,
        firstSequence: visit.student.sequence,
        sentClockMs: Date.now(),
        events: [{ kind, clockMs: Date.now(), body: body(visit) }],
      }),
      { reads: true },
    ),
    done(visit, text) {
      const { outcomes, nextSequence } = firstResult(text) as {
        outcomes?: { status: string }[];
        nextSequence?: number;
      };
      const status = outcomes?.[0]?.status;
      if (status !== 'saved')
        throw new Error(status ?? `no outcome: sent ${visit.student.sequence}, expected ${nextSequence}`);
      visit.student.sequence += 1;
      acknowledge(visit);
    },
  };
}

const placeOf = ({ student: { place } }: Visit) => ({
  subjectId: place.subjectId,
  chapterId: place.chapterId,
});
const firstResult = (text: string) =>
  (JSON.parse(text) as { result: { data: Record<string, unknown> } }[])[0]?.result.data ?? {};

const bulk =
  (isWhole: boolean): Call['send'] =>
  (visit, { product }) => ({
    method: 'GET',
    url: `${product}/api/v1/bulk-data${isWhole ? '' : '/manifest'}`,
    headers: {
      ...bearer(visit),
      ...encodings,
      ...(isWhole || !visit.student.etag ? {} : { 'if-none-match': visit.student.etag }),
    },
  });

/** Every call of an evening, as the app (apps/student) makes it. */
export const calls = {
  content: { send: bulk(false) },
  'whole-content': { send: bulk(true) },
  user: { send: query('auth.user') },
  home: { send: query('progress.standing,progress.solvedReports,progress.overall') },
  'home-again': { send: query('auth.user,progress.standing,progress.overall') },
  subject: { send: query('progress.subject', ({ student }) => ({ subjectId: student.place.subjectId })) },
  chapter: { send: query('progress.chapter', placeOf) },
  'study-days': { send: query('progress.studyDays,progress.streak') },
  results: { send: query('progress.testResults') },
  'written-marks': { send: query('progress.writtenResults') },
  'progress-page': { send: query('progress.page') },
  position: event(
    'position',
    (visit) => ({
      ...placeOf(visit),
      notesProgress: { currentTopicIndex: 0, currentPageIndex: visit.student.page },
    }),
    ({ student, ledger }) => ledger.acknowledgePosition(student),
  ),
  finish: event('completion', placeOf),
  review: event('cards', () => ({})),
  quiz: event(
    'quiz',
    ({ student: { place }, attemptId }) => ({
      testId: place.testId,
      chapterId: place.chapterId,
      answers: Array.from({ length: place.questionCount }, () => 0),
      timeTaken: 300,
      attemptId,
    }),
    ({ ledger, attemptId }) => ledger.acknowledge('quiz', attemptId),
  ),
  written: event(
    'written',
    ({ student: { place }, attemptId }) => ({
      writtenId: place.writtenId,
      chapterId: place.chapterId,
      alternative: 0,
      ticked: '1'.repeat(place.pointCount),
      attemptId,
    }),
    ({ ledger, attemptId }) => ledger.acknowledge('written', attemptId),
  ),
  'sign-in': {
    send: change('auth.signIn', ({ email }) => ({ email, password }), { isPublic: true, reads: true }),
    done(visit, text) {
      const { token } = firstResult(text);
      if (typeof token !== 'string') throw new Error('no session');
      visit.student = { ...visit.student, token };
    },
  },
  'sign-up': {
    send: change(
      'auth.signUp',
      ({ email }) => ({ name: 'Ravi Iyer', age: 15, gender: 'Male', email, password }),
      { isPublic: true },
    ),
  },
  mail: {
    isAwaited: true,
    send: ({ email }, { sandbox }) => ({
      method: 'GET',
      url: `${sandbox}/api/mails?to=${encodeURIComponent(email)}`,
      reads: true,
    }),
    done(visit, text) {
      const [mail] = JSON.parse(text) as { code: string | null }[];
      if (!mail?.code) throw new Error('no mail');
      visit.code = mail.code;
    },
  },
  'verify-email': {
    send: change('auth.verifyEmail', ({ email, code }) => ({ email, code }), { isPublic: true }),
  },
  order: {
    send: change('payment.createOrder', () => undefined, { reads: true }),
    done(visit, text) {
      const { order } = firstResult(text) as { order?: { order_id: string } };
      if (!order) throw new Error('no order');
      visit.orderId = order.order_id;
    },
  },
  pay: {
    send: ({ orderId }, { sandbox }) => ({
      method: 'POST',
      url: `${sandbox}/api/cashfree/orders/${orderId}/actions`,
      headers: json,
      body: JSON.stringify({ action: 'pay' }),
    }),
  },
  'order-status': {
    send(visit, addresses) {
      const asked = query('payment.orderStatus', ({ orderId }) => ({ orderId }))(visit, addresses);
      return { ...asked, reads: true, headers: bearer(visit) };
    },
    done(visit, text) {
      const { order } = firstResult(text) as { order?: { order_status: string } };
      if (order?.order_status !== 'PAID') throw new Error('not paid');
      visit.ledger.acknowledge('payment', visit.orderId);
      // The copy on the device is that of the Basic plan.
      visit.student.etag = null;
    },
  },
} as const satisfies Record<CallName, Call>;
