import { expect, type Page, test } from '@playwright/test';
import { adminCalls, makeChapter, openAdmin } from '#src/admin.ts';
import { expectAccessible } from '#src/expect-accessible.ts';
import { guard, openPage, pageEditor, topics, typeAtEnd } from '#src/notes.ts';

/** Holds a call until it is let go, wherever it stands in its batch. */
async function hold(page: Page, procedure: string) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let calls = 0;
  const isAsked = ({ pathname }: URL) =>
    decodeURIComponent(pathname.replace('/api/trpc/', '')).split(',').includes(procedure);
  await page.route(isAsked, async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  return { letGo, calls: () => calls };
}

async function topicNames(page: Page, made: { subjectId: string; chapterId: string }): Promise<string[]> {
  const { send } = await adminCalls(page.request);
  const { data } = await send<{ data: { _id: string; topics: { name: string }[] }[] }>(
    'GET',
    `/subjects/${made.subjectId}/chapters`,
  );
  return data.find(({ _id }) => _id === made.chapterId)?.topics.map(({ name }) => name) ?? [];
}

const openTab = (page: Page, name: string) =>
  expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');

// docs/product.md#unsaved-work
test('a topic that is added as soon as the chapter stands is there once, is open, and is not asked about', async ({
  page,
}) => {
  const made = await makeChapter(page.request, {});
  await openAdmin(page, made.path);
  await page.reload();
  await page.getByRole('button', { name: 'Add the first topic' }).click();
  await page
    .getByRole('dialog', { name: 'Add topic' })
    .getByLabel('Name')
    .pressSequentially('Waves', { delay: 60 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Waves/ })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await topicNames(page, made)).toEqual(['Waves']);
});

test('the question about a topic on its way goes away by itself, and the tab that was asked for opens', async ({
  page,
}) => {
  const made = await makeChapter(page.request, topics);
  await openAdmin(page, made.path);
  await page.getByRole('tab', { name: 'Flashcards' }).click();
  await openTab(page, 'Flashcards');
  await page.getByRole('tab', { name: 'Notes' }).click();
  const { letGo, calls } = await hold(page, 'content.topics.create');
  await page.getByRole('button', { name: 'Add topic' }).click();
  await page.getByRole('dialog', { name: 'Add topic' }).getByLabel('Name').fill('Waves');
  await page.keyboard.press('Enter');
  await expect.poll(calls).toBe(1);
  // The dialog is over the tabs; the way back in the browser is not.
  await page.evaluate(() => history.back());
  await expect(guard(page)).toBeVisible();
  await expectAccessible(page);
  letGo();
  await openTab(page, 'Flashcards');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(calls()).toBe(1);
  expect((await topicNames(page, made)).filter((name) => name === 'Waves')).toHaveLength(1);
});

test('a page on its way is sent once: Ctrl+S twice, then another tab, then Save', async ({ page }) => {
  const made = await makeChapter(page.request, topics);
  await openAdmin(page, made.path);
  await openPage(page, 'Forces', 1);
  await typeAtEnd(page, ' and more');
  const { letGo, calls } = await hold(page, 'content.topics.updatePage');
  await page.keyboard.press('Control+s');
  await page.keyboard.press('Control+s');
  await page.getByRole('tab', { name: 'Flashcards' }).click();
  await guard(page).getByRole('button', { name: 'Save' }).click();
  letGo();
  await openTab(page, 'Flashcards');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(calls()).toBe(1);
});

// docs/product.md#draft-recovery
test('two tabs on one page: what one saves takes nothing from the other, also when that one is killed', {
  tag: '@journey',
}, async ({ page, context }) => {
  const made = await makeChapter(page.request, topics);
  await openAdmin(page, made.path);
  await openPage(page, 'Forces', 1);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: 'Edit Page' })).toBeVisible();
  const kept = (tab: Page) => tab.getByText('Draft kept on this device');
  await typeAtEnd(other, ' of the other');
  await expect(kept(other)).toBeVisible();
  await typeAtEnd(page, ' of one');
  await expect(kept(page)).toBeVisible();
  await expect(kept(other)).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await expect(kept(other)).toBeVisible();
  await other.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto(page.url());
  await expect(again.getByText(/^Restored draft from/)).toBeVisible();
  await expect(pageEditor(again)).toContainText('First page text of the other');
});

test('a chapter that is still loading has its heading', async ({ page }) => {
  const made = await makeChapter(page.request, topics);
  await openAdmin(page, made.path);
  const { letGo } = await hold(page, 'content.subjects.list');
  await page.reload();
  await expect(page.locator('main h1, h1').first()).toBeAttached();
  await expect(page.getByRole('tab', { name: 'Notes' })).toHaveCount(0);
  await expectAccessible(page);
  letGo();
  await expect(page.getByRole('heading', { name: made.chapter, level: 1 })).toBeVisible();
});
