import { isRealPostgres } from '@repo/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { importSampleContent } from '#src/testing/index.ts';
import { draftRows } from './draft-rows.ts';
import { ctx, useFreshDatabase } from './fresh-database.ts';

useFreshDatabase();

const { drafts } = domain;
const chapterId = 'econ-1';
const topicId = 'econ-1-t1';

beforeEach(async () => {
  await importSampleContent(ctx);
});

const bin = async () => (await drafts.listDeleted(ctx, {})).items;
const restore = async (itemId: string) => {
  const found = (await bin()).find((each) => each.itemId === itemId);
  return drafts.restoreDeleted(ctx, { id: found?.id ?? 0, withOwner: false });
};
const createCard = (question: string) =>
  drafts.createFlashcard(ctx, { question, answer: 'a', difficulty: 'easy', chapter: chapterId });

describe.runIf(isRealPostgres())('concurrently', () => {
  const settle = async (work: Promise<unknown>[]) =>
    (await Promise.allSettled(work)).map(({ status }) => status).sort();

  it('ten concurrent restores of one item restore it once', async () => {
    await drafts.deleteChapter(ctx, { id: chapterId });
    await drafts.deleteFlashcard(ctx, { id: 'econ-2-card-1' });
    const before = await draftRows();
    const [card, chapter] = await bin();
    const press = (id = 0) =>
      Array.from({ length: 5 }, () => drafts.restoreDeleted(ctx, { id, withOwner: false }));
    const outcomes = await settle([...press(card?.id), ...press(chapter?.id)]);
    expect(outcomes.filter((outcome) => outcome === 'fulfilled')).toHaveLength(2);
    expect((await draftRows()).flashcards).toHaveLength(before.flashcards.length + 2);
    expect(await bin()).toEqual([]);
  });

  it('a chapter and its items all return, whichever is restored first', async () => {
    await drafts.deleteFlashcard(ctx, { id: 'econ-1-card-1' });
    await drafts.deleteTopic(ctx, { id: topicId });
    const before = await draftRows();
    await drafts.deleteChapter(ctx, { id: chapterId });
    const all = await bin();
    expect(
      await settle(
        all.map(({ id, restorable }) =>
          drafts.restoreDeleted(ctx, { id, withOwner: restorable !== 'ready' }),
        ),
      ),
    ).toContain('fulfilled');
    for (const { itemId } of await bin()) await restore(itemId);
    expect((await draftRows()).topics).toHaveLength(before.topics.length + 1);
  });

  it("saves during a subject's deletion are either rejected or in the bin", async () => {
    const save = (n: number) => [
      drafts.updateFlashcard(ctx, { id: 'econ-1-card-1', answer: `saved ${n}` }).then(({ answer }) => answer),
      drafts
        .updateTopicPage(ctx, { topicId, pageId: 'econ-1-t1-p1', content: `page ${n}` })
        .then((topic) => topic.pages[0]?.content),
      createCard(`card ${n}`).then(({ question }) => question),
      drafts.addTopicPage(ctx, { topicId, content: `new ${n}` }).then(() => `new ${n}`),
    ];
    const work = [...save(1), ...save(2), drafts.deleteSubject(ctx, { id: 'econ' }), ...save(3), ...save(4)];
    const outcomes = await Promise.allSettled(work);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'NOT_FOUND' });
    await restore('econ');
    const rows = await draftRows();
    const texts = JSON.stringify(rows);
    const added = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' && /^(card|new) /.test(String(outcome.value))
        ? [String(outcome.value)]
        : [],
    );
    for (const text of added) expect(texts).toContain(text);
    const isSaved = (index: number) => outcomes[index]?.status === 'fulfilled';
    if (isSaved(0)) expect(texts).toMatch(/"saved \d"/);
    if (isSaved(1)) expect(texts).toMatch(/"page \d"/);
  });

  it('a publish either includes a restored item or lists it as a change', async () => {
    await drafts.deleteChapter(ctx, { id: chapterId });
    await Promise.all([domain.publishContent(ctx, { author: 'a', note: '' }), restore(chapterId)]);
    const version = await ctx.published.current();
    const isPublished = version?.placeOf.has(chapterId) ?? false;
    expect((await domain.listUnpublishedChanges(ctx)).count).toBe(isPublished ? 0 : 1);
  });
});
