import { type APIRequestContext, type Browser, expect, test } from '@playwright/test';
import { adminCalls, makeChapter, openAdmin } from '#src/admin.ts';
import { said } from '#src/build-chapter.ts';
import { openLoggedIn } from '#src/demo.ts';
import { type Account, buySuper, createStudent } from '#src/student.ts';

type Made = { data: { _id: string } };
type Chapter = Awaited<ReturnType<typeof makeChapter>> & { topicId: string; cardId: string };

const good = 'Light goes straight.';
const spoiled = 'Light goes round.';
let made: Chapter | null = null;

const publish = async (request: APIRequestContext) =>
  (await adminCalls(request)).send('PUT', '/status', { type: 'lastPublishedContentAt' });

/** A chapter published twice; its card and its page were damaged in between. */
async function publishTwice(request: APIRequestContext): Promise<Chapter> {
  const chapter = await makeChapter(request, { Rays: [good] });
  const { send } = await adminCalls(request);
  const card = { question: 'How fast is $c$?', answer: 'Very fast', chapter: chapter.chapterId };
  const { _id: cardId } = (await send<Made>('POST', '/flashcards', card)).data;
  await send('PUT', `/subjects/${chapter.subjectId}`, { isAllContentAvailable: true });
  await send('PUT', `/chapters/${chapter.chapterId}`, { isAllContentAvailable: true });
  made = { ...chapter, cardId, topicId: '' };
  await publish(request);
  const { data } = await send<{ data: { topics: { _id: string; pages: { _id: string }[] }[] }[] }>(
    'GET',
    `/subjects/${chapter.subjectId}/chapters`,
  );
  const [topic] = data[0]?.topics ?? [];
  made = { ...made, topicId: topic?._id ?? '' };
  await send('PUT', `/topics/${topic?._id}`, { pages: [{ _id: topic?.pages[0]?._id, content: spoiled }] });
  await send('PUT', `/flashcards/${cardId}`, { answer: 'Very slow' });
  await publish(request);
  return made;
}

/** A student who logs in now downloads the latest publication, and reads the chapter's page. */
async function expectRead(
  browser: Browser,
  account: Account,
  { subjectId, chapterId }: Chapter,
  text: string,
) {
  const context = await browser.newContext();
  const student = await context.newPage();
  await openLoggedIn(student, account, `/tabs/${subjectId}/${chapterId}?tab=explanation`);
  await student.getByRole('button', { name: /^(Start|Continue where left off\?)$/ }).click();
  await said(student, text);
  await context.close();
}

test.afterEach(async ({ request }) => {
  if (!made) return;
  await (await adminCalls(request)).send('DELETE', `/subjects/${made.subjectId}`);
  made = null;
  await publish(request);
});

test('one chapter is reverted alone, for students and in the drafts', async ({ page, browser, request }) => {
  test.setTimeout(240_000);
  const chapter = await publishTwice(request);
  const account = await createStudent(page.request, 'Isha Menon');
  await buySuper(page.request, account);
  await expectRead(browser, account, chapter, spoiled);
  const { send } = await adminCalls(request);
  await send('PUT', `/topics/${chapter.topicId}`, { name: 'Nobody has seen this name' });

  await openAdmin(page, '/admin/versions');
  await page
    .getByRole('link', { name: /^Compare the version of/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Compare two versions' })).toBeFocused();
  const opener = page.getByRole('button', { name: `Take back ${chapter.chapter} to the version of` });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: `Take “${chapter.chapter}” back` });
  await expect(dialog.getByText('1 unpublished change of this chapter is lost.')).toBeVisible();
  await expect(dialog.getByText('Topic changed: Nobody has seen this name')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('button', { name: 'Take back', exact: true }).dblclick();
  await expect(dialog).toBeHidden();
  await said(page, 'Nothing differs between these two.');
  await expect(page.getByRole('banner').getByText('unpublished change')).toHaveCount(0);
  await said(page, `'${chapter.chapter}' taken back to the version of`);
  await expectRead(browser, account, chapter, good);
  await page.goto(`${chapter.path}/flashcards`);
  await said(page, 'Very fast');
});
