import { expect, type Page } from '@playwright/test';
import { adminCalls } from '#src/admin.ts';
import { inOnePage, type ScreenState } from './state.ts';

const chapterId = 'physics-electricity';
const chapterPath = `/admin/physics/${chapterId}`;

async function openTab(page: Page, tab: string): Promise<void> {
  await page.goto(`${chapterPath}/${tab}`);
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

export const tabState = (tab: string, label: string): ScreenState => ({
  name: `admin-${tab}`,
  viewer: 'admin',
  title: `Admin: Electricity, ${label}`,
  open: (page) => openTab(page, tab),
});

export const inTab = (
  name: string,
  tab: string,
  label: string,
  act: (page: Page) => Promise<void>,
): ScreenState => ({
  ...tabState(tab, label),
  name: `admin-${name}`,
  async open(page) {
    await openTab(page, tab);
    await act(page);
  },
});

/** Each button of the list is named with the text beside it. */
async function chooseFirstTopic(page: Page): Promise<void> {
  const topics = page.getByRole('list', { name: 'Topics' });
  await topics
    .getByRole('button', { name: /\d pages?$/ })
    .first()
    .click();
}

export async function openFirstPage(page: Page): Promise<void> {
  await chooseFirstTopic(page);
  await page.getByRole('button', { name: /^Page 1 / }).click();
  await expect(page.getByRole('heading', { name: 'Edit Page' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Text of page 1' })).toBeVisible();
}

async function dirtyPage(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Text of page 1' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' And more.');
  await expect(page.getByText('Unsaved', { exact: true })).toBeVisible();
}

export const adminStates: ScreenState[] = [
  ...inOnePage(
    {
      name: 'admin-gate',
      viewer: 'nobody',
      title: 'Admin',
      async open(page) {
        await page.goto('/admin');
        await expect(page.getByRole('button', { name: 'Verify Admin Access' })).toBeVisible();
      },
    },
    {
      name: 'admin-gate-error',
      async open(page) {
        await page.getByRole('button', { name: 'Verify Admin Access' }).click();
        await expect(page.getByText('Please enter the admin password').first()).toBeVisible();
      },
    },
  ),
  ...inOnePage(
    {
      name: 'admin-home',
      viewer: 'admin',
      title: 'Admin',
      async open(page) {
        await page.goto('/admin');
        await expect(page.getByRole('button', { name: 'Publish Content' })).toBeVisible();
        await page.waitForLoadState('networkidle');
      },
    },
    {
      name: 'admin-publish',
      async open(page) {
        await page.getByRole('button', { name: 'Publish Content' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.waitForLoadState('networkidle');
      },
    },
  ),
  {
    name: 'admin-publish-changes',
    viewer: 'admin',
    title: 'Admin',
    async open(page) {
      const { send } = await adminCalls(page.request, 'Mrs Iyer');
      const card = { question: 'What is a fuse?', answer: 'A wire that melts', chapter: chapterId };
      const { data } = await send<{ data: { _id: string } }>('POST', '/flashcards', card);
      try {
        await page.goto('/admin');
        await page.getByRole('button', { name: 'Publish Content' }).click();
        await expect(page.getByText('Flashcard added: What is a fuse?')).toBeVisible();
        await expect(page.getByText(/^Changed by .*Mrs Iyer.* since the last publish$/)).toBeVisible();
      } finally {
        await send('DELETE', `/flashcards/${data._id}`);
      }
    },
  },
  {
    name: 'admin-versions',
    viewer: 'admin',
    title: 'Admin: Versions',
    async open(page) {
      await page.goto('/admin/versions');
      await expect(page.getByText('Current', { exact: true })).toBeVisible();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'admin-colour',
    isOpenedAtEachSize: true,
    viewer: 'admin',
    title: 'Admin',
    async open(page) {
      await page.goto('/admin');
      await expect(page.getByRole('button', { name: 'Publish Content' })).toBeVisible();
      const drawer = page.getByRole('button', { name: 'Subjects', exact: true });
      if (await drawer.isVisible()) await drawer.click();
      await page.getByRole('button', { name: 'More for Physics' }).click();
      await page.getByRole('menuitem', { name: 'Colour' }).click();
      await expect(page.getByRole('textbox', { name: /colour/i })).toBeVisible();
    },
  },
  ...inOnePage(
    tabState('notes', 'Notes'),
    { name: 'admin-notes-page', open: openFirstPage },
    { name: 'admin-notes-dirty', open: dirtyPage },
    {
      name: 'admin-notes-guard',
      async open(page) {
        await page.getByRole('tab', { name: 'Flashcards' }).click();
        await expect(page.getByRole('alertdialog', { name: 'You have unsaved changes' })).toBeVisible();
      },
    },
  ),
  inTab('notes-new', 'notes', 'Notes', async (page) => {
    await chooseFirstTopic(page);
    await page.getByRole('button', { name: 'New page' }).click();
    await expect(page.getByRole('heading', { name: 'New Page' })).toBeVisible();
  }),
  ...inOnePage(
    tabState('mindmap', 'Mindmap'),
    {
      name: 'admin-mindmap-editor',
      async open(page) {
        await page.getByRole('button', { name: /^Edit/ }).first().click();
        await expect(page.getByRole('button', { name: 'Save' }).first()).toBeVisible();
      },
    },
    {
      name: 'admin-mindmap-outline',
      async open(page) {
        await page.getByRole('button', { name: 'Outline' }).click();
        await expect(page.getByRole('tree')).toBeVisible();
      },
    },
  ),
  {
    ...inTab('summary-page', 'summary', 'Summary', async (page) => {
      await page.getByRole('button', { name: /Students see this one$/ }).click();
      await page.getByRole('button', { name: /^Page 1 / }).click();
      await expect(page.getByRole('textbox', { name: /, page 1$/ })).toBeVisible();
    }),
    // Where the titles are shown beside it, a summary opens by itself.
    onlyAt: 'phone',
  },
  {
    name: 'admin-drawer',
    viewer: 'admin',
    title: /^Admin/,
    onlyAt: 'phone',
    async open(page) {
      await openTab(page, 'notes');
      await page
        .getByRole('button', { name: /chapters|subjects|menu/i })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];
