import type { Method } from './row.ts';

export type CallName = `${Method} /v1/${string}`;

/** A line of the product's specification (section 7), in its own words, and the calls it means. */
export type SpecLine = { says: string; calls: readonly CallName[] };
export type SpecGroup = { title: string; lines: readonly SpecLine[] };

const one = (call: CallName, more = ''): SpecLine => ({ says: `${call}${more}`, calls: [call] });

type Path = `/v1/${string}`;
/** Items that a chapter holds are all called alike. */
const items = (name: string, path: Path, fields: string): SpecLine[] => [
  {
    says: `${name}: POST ${path} {${fields}}; GET /v1/chapters/{id}${path.slice(3)}; PUT and DELETE ${path}/{id}`,
    calls: [
      `POST ${path}`,
      `GET /v1/chapters/{id}${path.slice(3)}` as CallName,
      `PUT ${path}/{id}`,
      `DELETE ${path}/{id}`,
    ],
  },
];

const position = '/v1/progress/{subjectId}/{chapterId}';

/** Every call that the specification names, with method and path as they stand there. */
export const specCalls: readonly SpecGroup[] = [
  {
    title: 'Auth',
    lines: [
      one('GET /v1/auth/verify-token', ' (verify session)'),
      one('POST /v1/auth/sign-up'),
      one('POST /v1/auth/sign-in', ' (email, password)'),
      one('POST /v1/auth/logout'),
      one('PUT /v1/auth/profile', ' (the profile)'),
      one('GET /v1/auth/user', ' (current user)'),
      one('PUT /v1/auth/update-user', " with name, age, gender or lastLogin='now'"),
      one('POST /v1/auth/resend-verification'),
      one('GET /v1/auth/verify-email', ' with query param token'),
      one('POST /v1/auth/verify-email', ' (code-based: email and code)'),
      {
        says: 'POST /v1/auth/google/signup, POST /v1/auth/google/signin',
        calls: ['POST /v1/auth/google/signup', 'POST /v1/auth/google/signin'],
      },
      one('POST /v1/auth/send-reset-password-code', ' {email}'),
      one('POST /v1/auth/reset-password', ' {email, resetPasswordCode, newPassword}'),
    ],
  },
  {
    title: 'Payment',
    lines: [
      one('POST /v1/payment/create-order', ', empty body'),
      { says: 'GET /v1/payment/order-status?orderId={id}', calls: ['GET /v1/payment/order-status'] },
    ],
  },
  {
    title: 'Progress and status',
    lines: [
      {
        says: 'GET /v1/progress/overall; GET /v1/progress/{subjectId}; GET /v1/progress/page',
        calls: ['GET /v1/progress/overall', 'GET /v1/progress/{subjectId}', 'GET /v1/progress/page'],
      },
      one(`GET ${position}`),
      one(`POST ${position}/complete`, ', empty payload'),
      {
        says: `Save reading position at ${position}; PUT or PATCH is not shown`,
        calls: [`PUT ${position}`, `PATCH ${position}`],
      },
      one('GET /v1/tests/results'),
      {
        says: "PUT /v1/status with {type:'lastPublishedContentAt', data: date}; GET /v1/status/{type}",
        calls: ['PUT /v1/status', 'GET /v1/status/{type}'],
      },
    ],
  },
  {
    title: 'Chapters and tests for students',
    lines: [
      one('POST /v1/chapters/claim-free', ' {chapterId}'),
      one('POST /v1/chapters/unlock', ' {chapterId}'),
      one('POST /v1/tests/submit'),
      one('GET /v1/bulk-data', ', no payload'),
    ],
  },
  {
    title: 'Admin content',
    lines: [
      one('POST /v1/admin/verify', ' {password}'),
      {
        says: 'Subjects: POST /v1/subjects; GET /v1/subjects/details; PUT and DELETE /v1/subjects/{id}',
        calls: [
          'POST /v1/subjects',
          'GET /v1/subjects/details',
          'PUT /v1/subjects/{id}',
          'DELETE /v1/subjects/{id}',
        ],
      },
      {
        says: 'Chapters: POST /v1/chapters; GET /v1/subjects/{id}/chapters; PUT and DELETE /v1/chapters/{id}',
        calls: [
          'POST /v1/chapters',
          'GET /v1/subjects/{id}/chapters',
          'PUT /v1/chapters/{id}',
          'DELETE /v1/chapters/{id}',
        ],
      },
      {
        says: 'Topics: POST /v1/topics {name, description, chapter}; PUT /v1/topics/{id}',
        calls: ['POST /v1/topics', 'PUT /v1/topics/{id}'],
      },
      ...items('Mindmaps', '/v1/mindmaps', 'title, chapter, nodes, edges'),
      ...items('Flashcards', '/v1/flashcards', 'question, answer, chapter, difficulty'),
      ...items('Summaries', '/v1/summaries', 'title, chapter'),
      {
        says: 'Pages of summaries: POST /v1/summaries/pages/add, PUT …/update, DELETE …/delete',
        calls: [
          'POST /v1/summaries/pages/add',
          'PUT /v1/summaries/pages/update',
          'DELETE /v1/summaries/pages/delete',
        ],
      },
      ...items('Tests', '/v1/tests', 'title, timeLimit, passingScore, questions, chapter'),
      ...items('Memes', '/v1/memes', 'imageUrl, chapter, subject'),
    ],
  },
];

/** Calls of ours that the specification does not name, and why they are there. */
export const ownCalls: Readonly<Partial<Record<CallName, string>>> = {
  'POST /v1/payment/webhook': 'The payment provider tells of payments by itself',
  'POST /v1/admin/logout': 'An admin can end their session before its eight hours',
  'DELETE /v1/topics/{id}': 'Everything else of a chapter can be deleted too',
};

/** Calls that are answered otherwise than by a row over a procedure. */
export const callsWithoutRow: readonly CallName[] = ['GET /v1/bulk-data', 'POST /v1/payment/webhook'];

/** A row's call as the specification writes it: '/v1/topics/:id' is '/v1/topics/{id}'. */
export const callNameOf = ({ method, path }: { method: Method; path: string }): CallName =>
  `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}` as CallName;
