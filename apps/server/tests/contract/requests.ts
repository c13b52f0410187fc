import { createOrder, getUser, resendVerification, sendResetCode } from '@repo/domain';
import { signWebhook } from '@repo/sandbox';
import { adminPassword, password } from '../build-test-server.ts';
import { mintIdToken } from '../google/browser.ts';
import {
  acceptInvites,
  createStudentOf,
  lockedChapter,
  openChapter,
  publishFigure,
  type Request,
  type Scene,
} from './scene.ts';

type Build = (scene: Scene) => Request | Promise<Request>;

let count = 0;
const nextEmail = () => `new${++count}@example.in`;

async function newestMail({ server }: Scene, email: string) {
  const [mail] = await server.mailsTo(email);
  if (!mail) throw new Error(`no mail to ${email}`);
  return mail;
}
/** Somebody who just asked for a fresh verification mail. */
async function unverifiedWithMail(scene: Scene) {
  const { email } = await createStudentOf(scene.server, 'unverified');
  await resendVerification(scene.server.domain, { email });
  const { code, text } = await newestMail(scene, email);
  return { email, code: code ?? '', token: /\?token=([0-9a-f]+)/.exec(text)?.[1] ?? '' };
}
async function studentWithResetCode(scene: Scene) {
  const { email } = await createStudentOf(scene.server, 'Basic');
  await sendResetCode(scene.server.domain, { email });
  const { code } = await newestMail(scene, email);
  return { email, resetPasswordCode: code ?? '', newPassword: 'another' };
}

const googlePayload = { name: 'Somebody', email: 'somebody@example.in', provider: 'google' };
const idTokenFor = ({ server }: Scene, email: string) =>
  mintIdToken(server, { name: 'Asha Rao', email, email_verified: true });

/** @returns the id of an order that its owner has not paid yet */
export async function orderOf({ server, owner }: Scene): Promise<string> {
  const user = await getUser(server.domain, owner.id);
  return (await createOrder({ ...server.domain, user })).order.order_id;
}
async function webhookOf(scene: Scene): Promise<Request & { headers: Record<string, string> }> {
  const body = {
    type: 'PAYMENT_SUCCESS_WEBHOOK',
    data: {
      order: { order_id: await orderOf(scene), order_amount: 199, order_currency: 'INR' },
      payment: { payment_status: 'SUCCESS', payment_amount: 199, payment_currency: 'INR' },
    },
  };
  const timestamp = String(Date.now());
  const secret = scene.server.config.cashfree.clientSecret;
  const signature = signWebhook(secret, timestamp, JSON.stringify(body));
  return { body, headers: { 'x-webhook-timestamp': timestamp, 'x-webhook-signature': signature } };
}

const paymentRequests: Record<string, Build> = {
  'POST /v1/payment/create-order': () => ({}),
  'GET /v1/payment/order-status': async (scene) => ({ query: { orderId: await orderOf(scene) } }),
  'POST /v1/payment/webhook': webhookOf,
  'POST /v1/payment/webhook (forged)': async (scene) => {
    const webhook = await webhookOf(scene);
    return { ...webhook, headers: { ...webhook.headers, 'x-webhook-signature': 'AAAA' } };
  },
};

const position = { notesProgress: { currentTopicIndex: 1, currentPageIndex: 0 } };
export const chapterOf = (chapterId: string) => ({ subjectId: 'econ', chapterId });
const attempt = (chapterId: string, { owner }: Scene) => ({
  testId: `${chapterId}-test`,
  chapterId,
  answers: [0, 1, -1],
  timeTaken: 61,
  userId: owner.id,
  correctAnswers: 3,
  incorrectAnswers: 0,
  score: 100,
  isPassed: true,
  isCompleted: true,
});

const authRequests: Record<string, Build> = {
  'GET /v1/auth/verify-token': () => ({}),
  'POST /v1/auth/sign-up': ({ owner }) => ({
    body: { name: 'Asha', age: 15, gender: 'Female', email: nextEmail(), password, invitedBy: owner.id },
  }),
  'POST /v1/auth/sign-in': async ({ server }) => {
    const { email } = await createStudentOf(server, 'Basic');
    return { body: { email, password } };
  },
  'POST /v1/auth/google/signup': async (scene) => ({
    body: { ...googlePayload, idToken: await idTokenFor(scene, nextEmail()), age: 15, gender: 'Female' },
  }),
  'POST /v1/auth/google/signin': async (scene) => {
    const { email } = await createStudentOf(scene.server, 'Basic');
    return { body: { ...googlePayload, idToken: await idTokenFor(scene, email) } };
  },
  'GET /v1/auth/google/start': () => ({ query: { from: 'login' } }),
  'GET /v1/auth/google/callback (never left)': () => ({ query: { code: 'none', state: 'login.none' } }),
  'POST /v1/auth/logout': () => ({}),
  'GET /v1/auth/user': () => ({}),
  'PUT /v1/auth/profile': ({ owner }) => ({
    body: { name: 'Changed', age: 16, email: owner.email, id: owner.id },
  }),
  'PUT /v1/auth/update-user': ({ owner }) => ({ body: { name: 'Changed', id: owner.id, lastLogin: 'now' } }),
  'POST /v1/auth/resend-verification': async ({ server }) => ({
    body: { email: (await createStudentOf(server, 'unverified')).email },
  }),
  'GET /v1/auth/verify-email': async (scene) => ({
    query: { token: (await unverifiedWithMail(scene)).token },
  }),
  'POST /v1/auth/verify-email': async (scene) => {
    const { email, code } = await unverifiedWithMail(scene);
    return { body: { email, code } };
  },
  'POST /v1/auth/send-reset-password-code': async ({ server }) => ({
    body: { email: (await createStudentOf(server, 'Basic')).email },
  }),
  'POST /v1/auth/reset-password': async (scene) => ({ body: await studentWithResetCode(scene) }),
};

const studyRequests: Record<string, Build> = {
  'GET /v1/bulk-data': () => ({}),
  'POST /v1/chapters/claim-free': () => ({ body: { chapterId: lockedChapter } }),
  'POST /v1/chapters/unlock': async ({ server, owner }) => {
    await acceptInvites(server, owner, 10);
    return { body: { chapterId: lockedChapter } };
  },
  'GET /v1/status/:type': () => ({ params: { type: 'lastPublishedContentAt' } }),
  'GET /v1/progress/overall': () => ({}),
  'GET /v1/progress/page': () => ({}),
  'GET /v1/progress/:subjectId': () => ({ params: { subjectId: 'econ' } }),
  'GET /v1/progress/:subjectId/:chapterId': () => ({ params: chapterOf(lockedChapter) }),
  'GET /v1/tests/results': () => ({}),
};
for (const [state, chapterId] of [
  ['open', openChapter],
  ['locked', lockedChapter],
] as const) {
  const params = chapterOf(chapterId);
  for (const method of ['PUT', 'PATCH'])
    studyRequests[`${method} /v1/progress/:subjectId/:chapterId (${state} chapter)`] = () => ({
      params,
      body: position,
    });
  studyRequests[`POST /v1/progress/:subjectId/:chapterId/complete (${state} chapter)`] = () => ({ params });
  studyRequests[`GET /v1/figures/:chapterId (${state} chapter)`] = () => ({ params: { chapterId } });
  studyRequests[`GET /v1/figures/:chapterId/:name (${state} chapter)`] = async ({ server }) => ({
    params: { chapterId, name: await publishFigure(server, chapterId) },
  });
  studyRequests[`POST /v1/tests/submit (${state} chapter)`] = (scene) => ({
    body: attempt(chapterId, scene),
  });
}

const questions = [{ question: 'Why?', options: ['a', 'b'], correctAnswer: 1, difficulty: 'easy' }];
const test = { title: 'Quiz', timeLimit: 5, passingScore: 40, questions };
const tree = {
  title: 'Map',
  nodes: [
    { id: 'root', text: 'Root', x: 0, y: 0 },
    { id: 'leaf', text: 'Leaf', x: 250, y: 0 },
  ],
  edges: [{ id: 'e', source: 'root', target: 'leaf' }],
};
const imageUrl = 'https://example.com/meme.png';
/** Of the drafts' one chapter, or an item of it by the end of its id. */
export const chapter = ({ drafts }: Scene) => `${drafts}-1`;
const item = (end: string) => (scene: Scene) => ({ params: { id: `${chapter(scene)}-${end}` } });
const withBody =
  (of: Build, body: object): Build =>
  async (scene) => ({ ...(await of(scene)), body });
const ofSubject: Build = (scene) => ({ params: { id: scene.drafts } });
const ofChapter: Build = (scene) => ({ params: { id: chapter(scene) } });
export const summaryPage = (scene: Scene, page = 1) => ({
  summaryId: `${chapter(scene)}-summary`,
  pageId: `${chapter(scene)}-summary-p${page}`,
});

const adminRequests: Record<string, Build> = {
  'POST /v1/admin/verify': () => ({ body: { password: adminPassword } }),
  'POST /v1/admin/logout': () => ({}),
  'PUT /v1/status': () => ({ body: { type: 'lastPublishedContentAt', data: '2020-01-01T00:00:00Z' } }),

  'POST /v1/subjects': () => ({ body: { name: 'History', description: 'Of India' } }),
  'GET /v1/subjects/details': () => ({}),
  'PUT /v1/subjects/:id': withBody(ofSubject, { name: 'Renamed', isAllContentAvailable: false }),
  'DELETE /v1/subjects/:id': ofSubject,
  'POST /v1/chapters': ({ drafts: subject }) => ({ body: { name: 'New', subject } }),
  'GET /v1/subjects/:id/chapters': ofSubject,
  'PUT /v1/chapters/:id': withBody(ofChapter, { isAllContentAvailable: false, name: 'Renamed' }),
  'DELETE /v1/chapters/:id': ofChapter,
  'POST /v1/topics': (scene) => ({ body: { name: 'New', description: 'd', chapter: chapter(scene) } }),
  'PUT /v1/topics/:id': async (scene) => ({
    ...item('t1')(scene),
    body: {
      name: 'Renamed',
      pages: [1, 2].map((n) => ({ _id: `${chapter(scene)}-t1-p${n}`, content: 'Text.' })),
    },
  }),
  'DELETE /v1/topics/:id': item('t1'),

  'POST /v1/summaries/pages/add': (scene) => ({ body: { summaryId: summaryPage(scene).summaryId } }),
  'PUT /v1/summaries/pages/update': (scene) => ({ body: { ...summaryPage(scene), content: 'Text.' } }),
  'DELETE /v1/summaries/pages/delete': (scene) => ({ body: summaryPage(scene, 2) }),
};
export const itemBodies = {
  mindmaps: ['mindmap', tree, tree],
  flashcards: ['card-1', { question: 'Q', answer: 'A', difficulty: 'hard' }, { question: 'Q', answer: 'A' }],
  summaries: ['summary', { title: 'Short' }, { title: 'Shorter' }],
  tests: ['test', test, test],
  memes: ['meme-1', { imageUrl, subject: 'ignored' }, { imageUrl }],
} as const;
for (const [plural, [end, created, changed]] of Object.entries(itemBodies)) {
  adminRequests[`POST /v1/${plural}`] = (scene) => ({ body: { ...created, chapter: chapter(scene) } });
  adminRequests[`GET /v1/chapters/:id/${plural}`] = ofChapter;
  adminRequests[`PUT /v1/${plural}/:id`] = withBody(item(end), changed);
  adminRequests[`DELETE /v1/${plural}/:id`] = item(end);
}

/**
 * A request that succeeds when the right one sends it, by call: 'PUT /v1/topics/:id', with '(case)' behind it where
 * a call has several. What it needs is made before it is returned.
 */
export const validRequests: Record<string, Build> = {
  ...authRequests,
  ...paymentRequests,
  ...studyRequests,
  ...adminRequests,
};
