import { setTimeout as delay } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { openAs } from '#src/open-as.ts';
import { hold, makeOrder } from '#src/states/calls.ts';
import { openStep } from '#src/states/signup-steps.ts';
import { finishQuiz, pressStart } from '#src/study.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const electricity = '/tabs/physics/physics-electricity';

/** Collects layout shifts without user input, from the first paint of each page on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput'))
          Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });

// docs/product/screens.md#reduced-motion
test.describe('who asked for less motion', () => {
  test('with reduced motion nothing moves for longer than 120 ms', async ({ browser }) => {
    const page = await openAs(browser, 'finisher', { reducedMotion: 'reduce' });
    // Count animations as they start: ended ones can't be found any more.
    await page.addInitScript(() => {
      const tooLong: string[] = [];
      Object.assign(window, { tooLong });
      const look = () => {
        for (const animation of document.getAnimations()) {
          const effect = animation.effect as KeyframeEffect | null;
          const moves = effect
            ?.getKeyframes()
            .some((frame) => ['transform', 'translate', 'scale', 'rotate'].some((name) => name in frame));
          const duration = Number(effect?.getComputedTiming().activeDuration ?? 0);
          if (moves && duration > 120) tooLong.push(`${effect?.target?.className} ${duration}`);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const expectStill = async () => {
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => Reflect.get(window, 'tooLong'))).toEqual([]);
    };
    await page.goto('/dashboard');
    await expect(page.getByRole('link', { name: 'Start Physics' })).toBeVisible();
    await expectStill();
    await page.goto('/progress');
    await expect(page.getByRole('img', { name: /% complete$/ })).toBeVisible();
    await expectStill();
    await page.goto('/subject/physics');
    await expect(page.getByRole('list', { name: 'Chapters' })).toBeVisible();
    await page.goto(`${electricity}?tab=flashcards`);
    await page.getByRole('button', { name: 'Flip' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(/^2 of/)).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectStill();
    await page.context().close();
  });

  test('with reduced motion the theme changes immediately on every word of the screen', async ({
    browser,
  }) => {
    const page = await openAs(browser, 'super', { reducedMotion: 'reduce' });
    await page.goto('/profile');
    const nightMode = page.getByRole('switch', { name: /^Raat mode/ });
    await expect(nightMode).toBeVisible();
    await page.waitForLoadState('networkidle');
    const underway = await nightMode.evaluate((input: HTMLInputElement) => {
      input.click();
      return document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target?.nodeName);
    });
    expect(underway).toEqual([]);
    await page.context().close();
  });

  test('with reduced motion there is no confetti', async ({ browser }) => {
    const page = await openAs(browser, 'super', { reducedMotion: 'reduce' });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(`/payment-result?order_id=${await makeOrder(page, 'pay')}`);
    await expect(page.getByRole('link', { name: "Let's go!" })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('canvas')).toHaveCount(0);
    expect(fetched.filter((url) => /confetti/.test(url))).toEqual([]);
    await page.context().close();
  });
});

// docs/product/screens.md#layout-shift
test.describe('nothing jumps and nothing flashes', () => {
  test('last results that arrive late move no button of a quiz', async ({ browser }) => {
    const other = await openAs(browser, 'super');
    await other.goto(`${electricity}?tab=quiz`);
    await pressStart(other);
    await finishQuiz(other);
    await expect(other.getByText('Result saved')).toBeVisible();
    await other.context().close();
    // A new device without results of its own, because a device that has some shows them immediately.
    const page = await openAs(browser, 'super');
    const release = await hold(page, /progress\.testResults/);
    await page.goto(`${electricity}?tab=quiz`);
    const start = page.getByRole('button', { name: 'Start Quiz' });
    await expect(start).toBeVisible();
    await expect(page.getByText(/^Last time: /)).toHaveCount(0);
    const before = await start.boundingBox();
    release();
    await expect(page.getByText(/^Last time: /)).toBeVisible();
    expect(await start.boundingBox()).toEqual(before);
    await page.context().close();
  });

  test('the question of the sign-up stays in its place from step to step', async ({ page }) => {
    for (const width of [page.viewportSize()?.width ?? 0, 320]) {
      await page.setViewportSize({ width, height: 640 });
      const tops: (number | undefined)[] = [];
      for (const step of [1, 2, 3, 4, 5]) {
        await openStep(page, step);
        // Clear the stored step: the sign-up opens at the step where the student stopped.
        await page.evaluate(() => sessionStorage.clear());
        tops.push((await page.getByRole('heading', { level: 1 }).boundingBox())?.y);
      }
      expect(tops, `at ${width} px`).toEqual(tops.map(() => tops[0]));
    }
  });

  test('no screen shifts by more than 0.02 while it loads', async ({ browser }) => {
    test.slow();
    const shifts: Record<string, number> = {};
    for (const [viewer, paths] of [
      ['nobody', ['/login', '/signup', '/verify', '/reset-password', '/coming-soon']],
      [
        'finisher',
        [
          '/dashboard',
          '/subject/physics',
          electricity,
          ...['summary', 'flashcards', 'quiz', 'memes', 'mindmap'].map((tab) => `${electricity}?tab=${tab}`),
          '/progress',
          '/profile',
          '/unlock-free-chapter',
          '/practice',
          '/payment-result',
        ],
      ],
      ['newcomer', ['/dashboard', '/subject/physics', electricity, '/progress']],
    ] as const) {
      const page = await openAs(browser, viewer);
      await watchShifts(page);
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        await page.waitForLoadState('networkidle');
        shifts[`${viewer} ${path}`] = await page.evaluate(() => Reflect.get(window, 'shifted'));
      }
      await page.context().close();
    }
    expect(Object.entries(shifts).filter(([, shift]) => shift > 0.02)).toEqual([]);
  });

  test('a summary does not jump when its formulas come late', async ({ browser }) => {
    const page = await openAs(browser, 'finisher');
    await watchShifts(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/formulas-[^/]*\.css$/, async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest(/\/formulas-[^/]*\.css$/);
    await page.goto(`${electricity}?tab=summary`);
    await asked;
    await expect(
      page.getByRole('heading', { level: 2, name: 'Electricity on the last evening' }),
    ).toBeVisible();
    release();
    await expect(page.locator('.formula').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThanOrEqual(0.02);
    await page.context().close();
  });

  for (const { name, call, path, shown } of [
    { name: 'the splash', call: '**/api/v1/bulk-data**', path: '/dashboard', shown: '[role=progressbar]' },
    { name: 'the progress', call: /progress\.page/, path: '/progress', shown: 'main [aria-busy=true]' },
    {
      name: 'the payment',
      call: /payment\.orderStatus/,
      path: '/payment-result?order_id=of-nobody',
      shown: '[role=status][aria-busy=true]',
    },
  ] as const)
    test(`${name} shows no sign of loading before 200 ms have passed`, async ({ browser }) => {
      const page = await openAs(browser, 'super');
      // Only the test moves the page's clock, however slow the machine is.
      await page.clock.install();
      await page.route(call, () => {});
      await page.goto('/practice');
      if (name !== 'the splash') await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
      const asked = page.waitForRequest(call);
      await page.goto(path);
      const sign = page.locator(shown).first();
      // The work before the call needs timers too: advance by a millisecond whenever it waits for one.
      const isAsked = asked.then(() => true);
      let passed = 0;
      for (; passed < 150 && !(await Promise.race([isAsked, delay(100, false)])); passed++)
        await page.clock.runFor(1);
      await asked;
      await page.clock.runFor(150 - passed);
      await expect(sign).toBeHidden();
      await expect
        .poll(async () => {
          await page.clock.runFor(100);
          return sign.isVisible();
        })
        .toBe(true);
      await page.context().close();
    });
});
