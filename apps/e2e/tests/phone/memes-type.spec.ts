import { expect, type Page, test } from '@playwright/test';
import { misplacedTexts } from '#src/checks/misplaced-texts.ts';
import { openAs } from '#src/open-as.ts';
import { tokenOf } from '#src/states/calls.ts';

type Meme = { imageUrl: string; alt?: string };
type Chapters = { subjects: { chapters: { memes: Meme[] }[] }[] };

/** The drawn memes of all chapters, as downloaded by a student's phone. */
async function drawnMemes(page: Page) {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const { data } = (await (await page.request.get('/api/v1/bulk-data', { headers })).json()) as {
    data: Chapters;
  };
  const memes = data.subjects.flatMap(({ chapters }) => chapters).flatMap((chapter) => chapter.memes);
  const drawn: { name: string; svg: string; alt: string }[] = [];
  for (const { imageUrl, alt = '' } of memes) {
    const reply = await page.request.get(imageUrl);
    if (!reply.headers()['content-type']?.startsWith('image/svg+xml')) continue;
    drawn.push({ name: imageUrl, svg: await reply.text(), alt });
  }
  return drawn;
}

// docs/product/screens.md#memes
test('the memes of the library have words in the type of the apps alone, inside the picture and described', async ({
  browser,
}) => {
  const page = await openAs(browser, 'super');
  await page.goto('/dashboard');
  const memes = await drawnMemes(page);
  expect(memes.length).toBeGreaterThanOrEqual(100);
  for (const { name, svg, alt } of memes) {
    expect.soft(svg, name).not.toMatch(/<text|font-family/);
    expect.soft(alt, name).not.toBe('');
  }
  expect(await misplacedTexts(page, memes)).toEqual([]);
  await page.context().close();
});
