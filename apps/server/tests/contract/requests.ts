import { type ContentList, contentLists } from '@repo/contracts/items/content-lists';
import { sampleLibrary } from '@repo/domain/testing';
import { adminPassword } from '../build-test-server.ts';
import { authRequests, paymentRequests } from './account-requests.ts';
import { consentRequests } from './consent-requests.ts';
import { paperRequests } from './paper-requests.ts';
import {
  acceptInvites,
  type Build,
  hashOfChapter,
  lockedChapter,
  openChapter,
  publishFigure,
  type Scene,
} from './scene.ts';

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

const writtenAttempt = (chapterId: string, userId: string) => {
  const writtenId = `${chapterId}-written-1`;
  return { writtenId, chapterId, alternative: 0, ticked: '10', userId, halves: 4 };
};

const studyRequests: Record<string, Build> = {
  'GET /v1/bulk-data': () => ({}),
  'GET /v1/bulk-data/manifest': () => ({}),
  'GET /v1/figures': () => ({}),
  'GET /v1/bulk-data/:chapterId/:hash (guessed hash, locked)': () => ({
    params: { chapterId: lockedChapter, hash: 'f'.repeat(64) },
  }),
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
  'GET /v1/written/results': () => ({}),
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
  studyRequests[`GET /v1/bulk-data/:chapterId/:hash (${state} chapter)`] = async ({ server }) => ({
    params: { chapterId, hash: await hashOfChapter(server, chapterId) },
  });
  studyRequests[`POST /v1/tests/submit (${state} chapter)`] = (scene) => ({
    body: attempt(chapterId, scene),
  });
  studyRequests[`POST /v1/written/results (${state} chapter)`] = ({ owner }) => ({
    body: writtenAttempt(chapterId, owner.id),
  });
}

const tree = {
  title: 'Map',
  nodes: [
    { id: 'root', text: 'Root', x: 0, y: 0 },
    { id: 'leaf', text: 'Leaf', x: 250, y: 0 },
  ],
  edges: [{ id: 'e', source: 'root', target: 'leaf' }],
};
const imageUrl = 'https://example.com/meme.png';
/** The path of the drafts' only chapter, or of one of its items by the end of its id. */
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
/** The end of an item's id, and bodies that create and change one. */
type Bodies = readonly [end: string, created: object, changed: object];

/** Bodies of a kind whose items in a library have the same fields. */
function bodiesOf(list: Exclude<ContentList, 'topics'>): Bodies {
  const [item] = sample?.[list] ?? [];
  if (!sample || !item) throw new Error(`the sample chapter has no ${list}`);
  const { id, ...fields } = item;
  return [id.slice(sample.id.length + 1), fields, fields];
}
const [sample] = sampleLibrary().subjects[0]?.chapters ?? [];
const special: Partial<Record<ContentList, Bodies>> = {
  mindmaps: ['mindmap', tree, tree],
  summaries: ['summary', { title: 'Short' }, { title: 'Shorter' }],
  memes: ['meme-1', { imageUrl, subject: 'ignored' }, { imageUrl }],
};
export const itemBodies: Record<string, Bodies> = Object.fromEntries(
  contentLists.flatMap((list) => (list === 'topics' ? [] : [[list, special[list] ?? bodiesOf(list)]])),
);
for (const [plural, [end, created, changed]] of Object.entries(itemBodies)) {
  adminRequests[`POST /v1/${plural}`] = (scene) => ({ body: { ...created, chapter: chapter(scene) } });
  adminRequests[`GET /v1/chapters/:id/${plural}`] = ofChapter;
  adminRequests[`PUT /v1/${plural}/:id`] = withBody(item(end), changed);
  adminRequests[`DELETE /v1/${plural}/:id`] = item(end);
}

/**
 * A valid request for its intended caller, by call: 'PUT /v1/topics/:id', with '(case)' appended if a call
 * has several. Its data is created first.
 */
export const validRequests: Record<string, Build> = {
  ...authRequests,
  ...consentRequests,
  ...paymentRequests,
  ...studyRequests,
  ...adminRequests,
  ...paperRequests,
};
