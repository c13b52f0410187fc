import './workspace/require-node.mjs';
import { runBrowserTests } from './workspace/browser-tests.mjs';
import { findChromium } from './workspace/chromium.mjs';
import { install } from './workspace/install.mjs';
import { endOnSignals, isEndingOnSignal } from './workspace/processes.mjs';
import { build } from './workspace/turbo.mjs';

/** npm run e2e -- [arguments of playwright test]: the browser tests on the built product. */
endOnSignals();

async function main() {
  const chromium = findChromium();
  if (!chromium) throw new Error('No Chromium found: install one, or name it in CHROMIUM_PATH.');
  await install();
  await build();
  const { code } = await runBrowserTests({ chromium, args: process.argv.slice(2) });
  process.exitCode = code;
}

main().catch((error) => {
  if (isEndingOnSignal()) return;
  console.error(error.message);
  process.exit(1);
});
