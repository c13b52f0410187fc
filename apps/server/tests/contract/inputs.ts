import { randomUUID } from 'node:crypto';
import { packLibrary } from '@repo/content';
import { makeDocument } from '@repo/content/testing/make-document';
import { findTextsInput } from '@repo/contracts/replace-content';
import { drafts, findTexts, getScheduled, previewTakeBack } from '@repo/domain';
import { chapter, chapterOf, itemBodies, summaryPage } from './requests.ts';
import { lockedChapter, newLibrary, openChapter, publishFigure, type Scene } from './scene.ts';

const topic = (scene: Scene) => `${chapter(scene)}-t1`;
const topicPage = (scene: Scene, page = 1) => ({ topicId: topic(scene), pageId: `${topic(scene)}-p${page}` });

/** The oldest and the newest version, which may be the same. */
async function twoVersions({ server }: Scene) {
  const [versions] = await server.database.sql<
    { fromId: number; toId: number }[]
  >`select min(id) as "fromId", max(id) as "toId" from content_versions`;
  return versions;
}

/** A chapter in the oldest version. */
async function firstEdition(scene: Scene) {
  const versions = await twoVersions(scene);
  return { versionId: versions?.fromId ?? 0, chapterId: openChapter };
}

const cardOf = (chapterId: string) => ({ chapterId, kind: 'card', itemId: `${chapterId}-card-1` });
const report = (chapterId: string) => ({ ...cardOf(chapterId), reportId: randomUUID(), fault: 'answer' });
const markEdit = (chapterId: string) => ({
  ...{ markId: randomUUID(), editId: randomUUID(), chapterId, about: 'card', itemId: `${chapterId}-card-1` },
  ...{ kind: 'bookmark', quote: { exact: 'Card', prefix: '', suffix: '' }, note: '', isRemoved: false },
});

/** The inputs of procedures without a row, by name. */
export const validInputs: Record<string, (scene: Scene) => unknown> = {
  'auth.logOutEverywhere': () => undefined,
  'auth.session.list': () => undefined,
  'auth.session.end': () => ({ id: 'of-nobody' }),
  'auth.exportAccount': () => undefined,
  'auth.sendDeletionCode': () => undefined,
  'auth.planDeletion (a wrong code)': () => ({ code: 'AAAAAA' }),
  'auth.cancelDeletion': () => undefined,
  'auth.reminder.get': () => ({ endpoint: null }),
  'auth.reminder.set': ({ server }) => ({ at: '19:30', subscription: server.newSubscription() }),
  'auth.reminder.move': ({ server }) => ({
    endpoint: 'https://push.example/nobody',
    subscription: server.newSubscription(),
  }),
  'auth.reminder.stop': () => ({ endpoint: 'https://push.example/nobody' }),
  'payment.price': () => undefined,
  'progress.reviewFlashcards (open chapter)': () => chapterOf(openChapter),
  'progress.reviewFlashcards (locked chapter)': () => chapterOf(lockedChapter),
  'progress.exchange': () => ({
    ...{ device: 'a1'.repeat(8), firstSequence: 0, sentClockMs: 0 },
    events: [{ kind: 'completion', clockMs: 0, body: chapterOf(openChapter) }],
  }),
  'progress.sendReviews': () => ({
    ...{ device: 'a1'.repeat(8), firstSequence: 0, sentClockMs: 0 },
    events: [{ kind: 'review', grade: 3, item: 'b2'.repeat(8), chapterId: openChapter, clockMs: 0 }],
  }),
  'progress.reviews': () => ({ after: 0 }),
  'progress.revisionPlan': () => undefined,
  'progress.setRevisionPlan': () => ({ examOn: null, dailyAmount: 20, ramp: 'unasked' }),
  'progress.sendReport (open chapter)': () => report(openChapter),
  'progress.sendReport (locked chapter)': () => report(lockedChapter),
  'progress.solvedReports': () => undefined,
  'progress.noteThanked': () => ({ reportId: 'of-somebody' }),
  'progress.sendMarks': () => ({ edits: [markEdit(openChapter)] }),
  'progress.marks': () => ({ after: 0 }),
  'progress.saved': () => ({ kind: 'mark', after: 0 }),
  'progress.standing': () => undefined,
  'progress.firstAnswers': () => undefined,
  'progress.streak': () => undefined,
  'progress.studyDays': () => undefined,
  'progress.addStudyDays': () => ({ sentClockMs: 86_400_000, studiedAtMs: [0] }),
  'admin.overview': () => undefined,
  'admin.previewPublish': () => undefined,
  'admin.unpublishedChanges': () => undefined,
  'admin.lastChange': () => ({ itemId: 'econ-1-t1' }),
  'admin.searchContent': () => ({ text: 'chapter' }),
  'admin.boardDates': () => undefined,
  'admin.chapterMemory': () => ({ chapterId: openChapter }),
  'admin.setBoardDate': () => ({ year: 2027, sitting: 'first', startsOn: '2027-02-16' }),
  'admin.reports': () => ({ state: 'open' }),
  'admin.solveReports': () => ({ ...cardOf(openChapter), newestAt: '2026-11-21T10:00:00.000Z' }),
  'admin.reopenReports': () => ({ ...cardOf(openChapter), solvedAt: '2026-11-21T10:00:00.000Z' }),
  'admin.versions': () => undefined,
  'admin.publish': () => ({ note: 'by the matrix' }),
  'admin.replace.find': () => ({ find: 'chapter', chapterIds: [openChapter] }),
  'admin.replace.run': async ({ server }) => {
    const { places } = await findTexts(
      server.domain,
      findTextsInput.parse({ find: 'e', lists: ['flashcards'], chapterIds: [openChapter] }),
    );
    const [place] = places;
    if (!place) throw new Error('no place to replace');
    const { list, itemId, pageId, seenUpdatedAt, path, at, found: from } = place;
    return { edits: [{ list, itemId, pageId, seenUpdatedAt, replacements: [{ path, at, from, to: 'E' }] }] };
  },
  'admin.schedule.set': async ({ server }) => {
    const replaces = (await getScheduled(server.domain))?.token ?? null;
    return { dueAt: new Date(Date.now() + 86_400_000).toISOString(), replaces };
  },
  'admin.schedule.cancel': async ({ server }) => ({
    token: (await getScheduled(server.domain))?.token ?? 'none',
  }),
  'admin.compareVersions': (scene) => twoVersions(scene),
  'admin.compareItem': async (scene) => ({
    ...(await twoVersions(scene)),
    chapterId: openChapter,
    list: 'flashcards',
    itemId: `${openChapter}-card-1`,
  }),
  'admin.previewTakeBack': (scene) => firstEdition(scene),
  'admin.takeBack': async (scene) => {
    const chapter = await firstEdition(scene);
    const { seenDraft } = await previewTakeBack(scene.server.domain, chapter);
    return { ...chapter, seenDraft };
  },
  'admin.rollBack': async ({ server }) => {
    const [version] = await server.database.sql<{ id: number }[]>`select min(id) as id from content_versions`;
    return { versionId: version?.id };
  },
  'content.subjects.reorder': async ({ server }) => {
    const rows = await server.database.sql<{ id: string }[]>`select id from subjects`;
    return { ids: rows.map(({ id }) => id) };
  },
  'content.subjects.previewDeletion': (scene) => ({ id: scene.drafts }),
  'content.chapters.previewDeletion': (scene) => ({ id: chapter(scene) }),
  'content.chapters.reorder': (scene) => ({ subjectId: scene.drafts, ids: [chapter(scene)] }),
  'content.topics.list': (scene) => ({ chapterId: chapter(scene) }),
  'content.topics.reorder': (scene) => ({
    chapterId: chapter(scene),
    ids: [`${chapter(scene)}-t2`, topic(scene)],
  }),
  'content.topics.addPage': (scene) => ({ topicId: topic(scene), content: 'Text.' }),
  'content.topics.updatePage': (scene) => ({ ...topicPage(scene), content: 'Text.' }),
  'content.topics.deletePage': (scene) => topicPage(scene, 2),
  'content.topics.reorderPages': (scene) => ({
    topicId: topic(scene),
    pageIds: [topicPage(scene, 2).pageId, topicPage(scene).pageId],
  }),
  'content.summaries.reorderPages': (scene) => ({
    summaryId: summaryPage(scene).summaryId,
    pageIds: [summaryPage(scene, 2).pageId, summaryPage(scene).pageId],
  }),
};

const importing = (scene: Scene) => ({ importId: randomUUID(), chapterId: chapter(scene) });
const cards = { format: 'csv', source: { text: 'question,answer\nWhy?,Because.\n' } };
const zip = () => ({ zipBase64: Buffer.from(packLibrary(newLibrary().library)).toString('base64') });

Object.assign(validInputs, {
  'admin.questionStatistics': (scene) => ({ testId: `${chapter(scene)}-test` }),
  'admin.writtenStatistics': (scene) => ({ writtenId: `${chapter(scene)}-written-1` }),
  'content.deleted.list': () => ({}),
  'content.deleted.restore': async (scene) => {
    const { domain } = scene.server;
    const card = { question: 'Why?', answer: 'Because.', difficulty: 'easy' } as const;
    const { _id: id } = await drafts.createFlashcard(domain, { ...card, chapter: chapter(scene) });
    await drafts.deleteFlashcard(domain, { id });
    return { id: (await drafts.listDeleted(domain, {})).items[0]?.id };
  },
  'content.imports.preview': () => ({ kind: 'flashcards', ...cards }),
  'content.imports.document': () => ({
    use: 'notes',
    fileBase64: Buffer.from(makeDocument({ body: '<w:p><w:r><w:t>A page.</w:t></w:r></w:p>' })).toString(
      'base64',
    ),
  }),
  'content.imports.flashcards': (scene) => ({ ...importing(scene), ...cards }),
  'content.imports.questions': (scene) => ({
    ...importing(scene),
    format: 'aiken',
    source: { text: 'Why?\nA. So\nB. Because\nANSWER: B\n' },
    into: { testId: `${chapter(scene)}-test` },
  }),
  'content.imports.notes': (scene) => ({
    ...importing(scene),
    format: 'markdown',
    source: { text: '# A new topic\n\nIts page.\n' },
  }),
  'content.imports.previewLibrary': zip,
  'content.imports.library': () => ({ importId: randomUUID(), ...zip() }),
  'content.exports.file': (scene) => ({ kind: 'flashcards', format: 'csv', chapterId: chapter(scene) }),
  'content.exports.library': () => undefined,
  'content.figures.file': async ({ server }) => ({ name: await publishFigure(server, openChapter) }),
  'content.figures.upload': () => {
    const form = new FormData();
    form.append('input', JSON.stringify({ words: 'Rays' }));
    form.append('file', new Blob(['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>']));
    return form;
  },
} satisfies typeof validInputs);
for (const [plural, [end]] of Object.entries({ ...itemBodies, topics: ['t1'] })) {
  const one = (scene: Scene) => ({ chapterId: chapter(scene), ids: [`${chapter(scene)}-${end}`] });
  validInputs[`content.${plural}.reorder`] ??= one;
  validInputs[`content.${plural}.copy`] = (scene) => ({ ...one(scene), toChapterId: chapter(scene) });
  validInputs[`content.${plural}.move`] = (scene) => ({ ...one(scene), toChapterId: lockedChapter });
}
for (const act of ['copy', 'move']) {
  validInputs[`content.topics.${act}Pages`] = (scene) => ({
    fromId: topic(scene),
    pageIds: [topicPage(scene).pageId],
    toId: `${lockedChapter}-t1`,
  });
  validInputs[`content.summaries.${act}Pages`] = (scene) => ({
    fromId: summaryPage(scene).summaryId,
    pageIds: [summaryPage(scene).pageId],
    toId: `${lockedChapter}-summary`,
  });
  validInputs[`content.tests.${act}Questions`] = async (scene) => {
    const fromId = `${chapter(scene)}-test`;
    const [test] = await drafts.listTests(scene.server.domain, { chapterId: chapter(scene) });
    const seenUpdatedAt = test?.updatedAt;
    return { fromId, seenUpdatedAt, numbers: [1], toId: `${lockedChapter}-test` };
  };
}
