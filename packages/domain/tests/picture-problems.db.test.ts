import { memes, storedImages, subjects } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { drafts, previewPublish } from '#src/index.ts';
import { importSampleContent } from '#src/testing/index.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';

useFreshDatabase();

beforeEach(async () => {
  await importSampleContent(ctx);
});

const address = 'https://pictures.example/a.png';
const show = (id: string, imageUrl: string) =>
  database.db.update(memes).set({ imageUrl }).where(eq(memes.id, id));
const place = {
  subjectId: 'econ',
  subjectName: 'Economics',
  chapterId: 'econ-1',
  chapterName: 'Economics 1',
  paperId: null,
};

it('the pictures that a publish would show are reported when their upload is missing, until it is stored', async () => {
  const [meme] = await database.db.select().from(memes).where(eq(memes.id, 'econ-1-meme-1'));
  const path = meme?.imageUrl ?? '';
  await database.db.delete(storedImages).where(eq(storedImages.path, path));
  const named = {
    ...place,
    list: 'memes',
    itemId: 'econ-1-meme-1',
    message: 'The picture of meme 1 is stored no more: upload it again',
  };
  expect(await previewPublish(ctx)).toMatchObject({ problems: [named], pictures: [] });
  await database.db.insert(storedImages).values({ path });
  expect((await previewPublish(ctx)).problems).toEqual([]);
});

it('the pictures that a publish would show include the problem to report, when only a browser can check them', async () => {
  await drafts.createMeme(ctx, { imageUrl: address, alt: '', chapter: 'econ-1' });
  const { problems, pictures } = await previewPublish(ctx);
  expect(problems).toEqual([]);
  expect(pictures).toMatchObject([
    { ...place, list: 'memes', address, message: `The picture of meme 2 does not load: ${address}` },
  ]);
});

it('the pictures that a publish would show are checked for subjects too', async () => {
  await database.db.update(subjects).set({ image: '/images/gone.webp' }).where(eq(subjects.id, 'chem'));
  await database.db.update(subjects).set({ image: address }).where(eq(subjects.id, 'econ'));
  const whole = { chapterId: null, chapterName: null, list: null, itemId: null };
  expect(await previewPublish(ctx)).toMatchObject({
    problems: [
      {
        ...whole,
        subjectId: 'chem',
        message: 'The picture of the subject is stored no more: upload it again',
      },
    ],
    pictures: [
      { ...whole, subjectId: 'econ', message: `The picture of the subject does not load: ${address}` },
    ],
  });
});

it('the pictures that a publish would show exclude unavailable content and pictures that students never see', async () => {
  await show('econ-1-meme-1', address);
  await show('econ-2-meme-1', 'http://pictures.example/a.png');
  await drafts.updateChapter(ctx, { id: 'econ-1', isAllContentAvailable: false });
  const { problems, pictures } = await previewPublish(ctx);
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Students cannot see the picture of meme 1/),
  ]);
  expect(pictures).toEqual([]);
});
