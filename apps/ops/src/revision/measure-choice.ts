import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { launchChromium } from '#src/browser/tour.ts';
import { quartiles } from '#src/measure/quartiles.ts';
import { milliseconds, type Row } from '#src/measure/table.ts';
import { itemCount, timeChoices } from './choice-work.ts';

/** First runs are slower, and are what students wait for: each opens a new page. */
const visits = 15;

const goalMs = { server: 15, phone: 50 };
const work = `choice of today's 20 among ${itemCount.toLocaleString('en-IN')} items`;

function rowOf(where: string, against: string, times: readonly number[], goal: number): Row {
  const { p50 } = quartiles(times);
  const worst = Math.max(...times);
  return {
    work: `${work}, ${where}`,
    against,
    seen: `${milliseconds(p50)}, at worst ${milliseconds(worst)}`,
    goal: `under ${goal} ms`,
    isReached: p50 < goal,
  };
}

async function timesOnPhone(): Promise<number[]> {
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL('./choice-in-page.ts', import.meta.url))],
    ...{ bundle: true, write: false, format: 'iife', target: 'es2022', logLevel: 'warning' },
  });
  const script = bundle.outputFiles[0]?.text ?? '';
  const browser = await launchChromium();
  try {
    const times: number[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      const page = await browser.newPage();
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.addScriptTag({ content: script });
      const [tookMs = Number.NaN] = await page.evaluate<number[]>('timeChoices(1)');
      times.push(tookMs);
      await page.close();
    }
    return times;
  } finally {
    await browser.close();
  }
}

/** Time to select the items due today, on the server's processor and on a phone. @throws without Chromium */
export async function measureChoice(): Promise<Row[]> {
  return [
    rowOf('in Node', 'the first and 200 more', timeChoices(201), goalMs.server),
    rowOf(
      'on a phone',
      `Chromium, 4x CPU throttle, the first of ${visits} pages each`,
      await timesOnPhone(),
      goalMs.phone,
    ),
  ];
}
