import './workspace/require-node.mjs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from './workspace/install.mjs';
import { endOnSignals, isEndingOnSignal, run } from './workspace/processes.mjs';
import { root } from './workspace/root.mjs';
import { build } from './workspace/turbo.mjs';

/** npm run bench -- [--only part] [--layers] [--rounds n] [--write]: the figures of the product as built now; apps/bench/README.md names the parts. */
endOnSignals();

async function main() {
  await install();
  await build();
  const folder = join(root, 'apps', 'bench');
  const tsx = pathToFileURL(createRequire(join(folder, 'package.json')).resolve('tsx')).href;
  const args = ['--import', tsx, join('src', 'main.ts'), ...process.argv.slice(2)];
  process.exitCode = await run(process.execPath, args, { cwd: folder });
}

main().catch((error) => {
  if (isEndingOnSignal()) return;
  console.error(error.message);
  process.exit(1);
});
