import { expect, type Page } from '@playwright/test';
import { adminCalls } from '#src/admin.ts';
import { inOnePage, type ScreenState } from './state.ts';

const chapterPath = '/admin/physics/physics-electricity';

async function openSubjectForm(page: Page): Promise<void> {
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Publish Content' })).toBeVisible();
  const drawer = page.getByRole('button', { name: 'Subjects', exact: true });
  if (await drawer.isVisible()) await drawer.click();
  await page.getByRole('button', { name: 'Add subject' }).click();
  await page.getByLabel('New subject').fill('Geography');
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
  await page
    .getByLabel('Picture (optional)')
    .setInputFiles({ name: 'globe.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(picture) });
  await expect(page.getByRole('button', { name: 'Picture: globe.svg' })).toBeVisible();
}

/** A chapter with only a faulty test that a publish would include; deleted afterwards. */
async function openProblems(page: Page): Promise<void> {
  const { send } = await adminCalls(page.request);
  type Made = { data: { _id: string } };
  const { data: subject } = await send<Made>('POST', '/subjects', { name: 'Geography' });
  try {
    const fields = { name: 'Rivers', subject: subject._id };
    const { data: chapter } = await send<Made>('POST', '/chapters', fields);
    await send('POST', '/tests', {
      title: 'Quiz',
      timeLimit: 10,
      passingScore: 40,
      chapter: chapter._id,
      questions: [
        { question: 'Where does a river begin?', options: ['Source', 'Mouth', 'Source'], correctAnswer: 0 },
        { question: 'where does a river begin?', options: ['Source', 'Mouth', 'Source'], correctAnswer: 0 },
      ],
    });
    await send('PUT', `/subjects/${subject._id}`, { isAllContentAvailable: true });
    await send('PUT', `/chapters/${chapter._id}`, { isAllContentAvailable: true });
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Publish Content' }).click();
    await expect(
      page.getByRole('link', { name: 'The chapter has no mind map. Open Geography, Rivers' }),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
  } finally {
    await send('DELETE', `/subjects/${subject._id}`);
  }
}

async function openMap(page: Page): Promise<void> {
  await page.goto(`${chapterPath}/mindmap`);
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await expect(page.locator('[data-pane=canvas][data-idea=root]')).toBeFocused();
  await page.keyboard.press('ArrowRight');
}

/** Pastes this text, whatever the machine's clipboard holds. */
const paste = (page: Page, text: string) =>
  page.evaluate((words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);

export const adminDialogStates: ScreenState[] = [
  {
    name: 'admin-subject-picture',
    viewer: 'admin',
    title: 'Admin',
    isOpenedAtEachSize: true,
    open: openSubjectForm,
  },
  { name: 'admin-publish-problems', viewer: 'admin', title: 'Admin', open: openProblems },
  ...inOnePage(
    {
      name: 'admin-mindmap-move',
      viewer: 'admin',
      title: 'Admin: Electricity, Mindmap',
      async open(page) {
        await openMap(page);
        await page.keyboard.press('Alt+m');
        await expect(page.getByRole('dialog', { name: /^Move “.*” under$/ })).toBeVisible();
      },
    },
    {
      name: 'admin-mindmap-pasted',
      async open(page) {
        await page.keyboard.press('Escape');
        await expect(page.locator('[data-pane=canvas]:focus')).toBeVisible();
        await paste(page, 'Safety\n\tFuse\n\tEarth wire\nBills\n\tUnits');
        await expect(page.getByText(/^5 nodes added under/)).toBeAttached();
      },
    },
    {
      name: 'admin-mindmap-paste-refused',
      async open(page) {
        await paste(page, `Safety\n\t${'long '.repeat(41)}`);
        await expect(page.getByText(/^Nothing was added: “long long/)).toBeVisible();
      },
    },
    {
      name: 'admin-mindmap-keys',
      async open(page) {
        await page.getByRole('button', { name: 'More for this mindmap' }).click();
        await page.getByRole('menuitem', { name: 'Keys' }).click();
        await expect(page.getByRole('dialog', { name: 'Keys of the mind map' })).toBeVisible();
      },
    },
    {
      name: 'admin-mindmap-list',
      // On a desktop a list is pasted on the map, without this dialog.
      onlyAt: 'phone',
      async open(page) {
        await page.keyboard.press('Escape');
        await page
          .getByRole('button', { name: /^More for “/ })
          .first()
          .click();
        await page.getByRole('menuitem', { name: 'Add a list…' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
        await expect(page.getByText('There is no text to make nodes of')).toBeVisible();
      },
    },
  ),
];
