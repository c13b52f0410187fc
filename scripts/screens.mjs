import './workspace/require-node.mjs';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runBrowserTests } from './workspace/browser-tests.mjs';
import { findChromium } from './workspace/chromium.mjs';
import { install } from './workspace/install.mjs';
import { endOnSignals, isEndingOnSignal } from './workspace/processes.mjs';
import { root } from './workspace/root.mjs';
import { build } from './workspace/turbo.mjs';

/** npm run screens -- [arguments of playwright test]: retakes the pictures of docs/screens. */
endOnSignals();

async function main() {
  const chromium = findChromium();
  if (!chromium) throw new Error('No Chromium found: install one, or name it in CHROMIUM_PATH.');
  await install();
  await build();
  const folder = join(root, 'docs', 'screens');
  const chosen = process.argv.slice(2);
  if (chosen.length === 0)
    for (const width of ['phone', 'desktop']) rmSync(join(folder, width), { recursive: true, force: true });
  const environment = { PICTURES_FOLDER: folder };
  const { code } = await runBrowserTests({ chromium, args: ['states.spec.ts', ...chosen], environment });
  process.exitCode = code;
}

main().catch((error) => {
  if (isEndingOnSignal()) return;
  console.error(error.message);
  process.exit(1);
});
