import { expect, test } from '@playwright/test';
import { clippedTexts } from '#src/checks/clipped-text.ts';
import { lookAtFocus } from '#src/checks/focus.ts';
import { targetFaults } from '#src/checks/targets.ts';
import { markerCount, unmarkedHinglish } from '#src/checks/wording.ts';
import { expectAccessible } from '#src/expect-accessible.ts';
import { goOffline } from '#src/network.ts';

test.use({ serviceWorkers: 'allow' });

test('the checks of screen states find the faults they look for', async ({ page }) => {
  await page.setContent(`<html lang="en-IN"><meta name="viewport" content="width=device-width"><body>
    <button style="width:30px;height:30px">small</button>
    <button style="position:absolute;left:60px;top:60px;width:60px;height:60px">under</button>
    <button style="position:absolute;left:80px;top:80px;width:60px;height:60px">over</button>
    <p>Chalo, padho. <span lang="hi-Latn">Aaj padho.</span></p>
    <div style="width:40px;height:20px;overflow:hidden;line-height:20px">Many words that have no room</div>
    <mark class="marker">one</mark> <mark class="marker">two</mark>
    <button style="outline:none">no ring</button>
    <img src="data:,"><p style="color:#aaa;background:#fff">Faint</p></body></html>`);
  expect((await targetFaults(page)).join()).toMatch(/«small» 30x30.*«over» lies on .*«under»/);
  expect(await clippedTexts(page)).toEqual(['Many words that have no room']);
  expect(await unmarkedHinglish(page)).toEqual(['Chalo, padho.']);
  expect(await markerCount(page)).toBe(2);
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast.*Faint.*image-alt/s);
  await page.getByRole('button', { name: 'no ring' }).focus();
  const covered = expect.stringMatching(/^covered by button/);
  expect((await lookAtFocus(page))?.faults).toEqual(['no ring', covered, covered]);
});

test('text shown only to screen readers at this width does not count as cut off', async ({ page }) => {
  await page.setContent(`<html lang="en-IN"><meta name="viewport" content="width=device-width"><style>
    b { display: block; overflow: hidden; line-height: 20px; width: 40px; height: 20px; white-space: nowrap }
    @media (max-width: 500px) { .for-ears-on-a-phone { position: absolute; width: 1px; height: 1px } }
    </style><b class="for-ears-on-a-phone">Many words that have no room</b></html>`);
  expect(await clippedTexts(page)).toEqual([]);
  await page.setViewportSize({ width: 768, height: 1024 });
  expect(await clippedTexts(page)).toEqual(['Many words that have no room']);
});

test('a table head that is a formula has text, an empty one has none', async ({ page }) => {
  const withHead = (head: string) =>
    page.setContent(`<html lang="en-IN"><meta name="viewport" content="width=device-width"><title>Heads</title>
      <main><h1>Heads</h1><table><tr><th>Trial</th><th>${head}</th></tr>
      <tr><td>1</td><td>2</td></tr></table></main></html>`);
  await withHead('<math><mi>x</mi></math>');
  await expectAccessible(page);
  await withHead('');
  await expect(expectAccessible(page)).rejects.toThrow(/empty-table-header/);
});

test('a page reloaded offline has no network, and notices when the network is back', async ({
  page,
  context,
}) => {
  const isOnline = () => page.evaluate(() => navigator.onLine);
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<p>A page</p>' }));
  await page.goto('/');
  const goOnline = await goOffline(context);
  expect(await isOnline()).toBe(false);
  await page.reload();
  expect(await isOnline()).toBe(false);
  const toldOfNetwork = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true })),
  );
  await goOnline();
  await toldOfNetwork;
  expect(await isOnline()).toBe(true);
});

test('a target partly covered by a bar is measured where it can be scrolled to', async ({ page }) => {
  const covered = (list: string, link: string, bar: string) =>
    page.setContent(`<html lang="en"><title>List</title><main><h1>List</h1>
      <div style="height:150px;${list}" tabindex="0" role="region" aria-label="Problems">
        <div style="height:80px"></div><a href="#a" style="display:block;height:44px;${link}">A problem</a>
        <div style="height:200px"></div><button style="width:100%;height:60px;${bar}">Publish</button></div>`);
  await covered('overflow:auto', '', 'position:sticky;bottom:0');
  await expectAccessible(page);
  await covered('', 'position:fixed;top:150px;left:0', 'position:fixed;top:165px;left:0');
  await expect(expectAccessible(page), 'nothing uncovers it').rejects.toThrow(/target-size.*A problem/s);
});
