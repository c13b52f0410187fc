import { expect, test } from '@playwright/test';
import { clippedTexts } from '#src/checks/clipped-text.ts';
import { lookAtFocus } from '#src/checks/focus.ts';
import { targetFaults } from '#src/checks/targets.ts';
import { markerCount, unmarkedHinglish } from '#src/checks/wording.ts';
import { expectAccessible } from '#src/expect-accessible.ts';

test('the checks of the list of states find what they look for', async ({ page }) => {
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
