import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';

const run = promisify(execFile);
const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const folder = pathOf('../../prisma');
const pnpm = pathOf('../../../../node_modules/pnpm/bin/pnpm.cjs');
const file = `${folder}/dist/client.mjs`;

const clientAndAdapter = `
  export { PrismaClient } from './dist/generated/client.ts';
  export { PrismaPg } from '@prisma/adapter-pg';`;

/**
 * Installs Prisma, generates its client and compiles that. It is no package of the workspace: its 280 MB are fetched by those
 * who measure it, not by everybody who starts the product.
 * @returns a module with `PrismaClient` and `PrismaPg`, or why there is none
 */
export async function preparePrismaClient(): Promise<{ file: string } | { missing: string }> {
  try {
    const flags = ['--ignore-workspace', '--frozen-lockfile', '--ignore-scripts', '--prefer-offline'];
    await run(process.execPath, [pnpm, 'install', ...flags], { cwd: folder });
    await run(
      process.execPath,
      ['node_modules/prisma/build/index.js', 'generate', '--schema=schema.prisma'],
      {
        cwd: folder,
        env: {
          // Generating needs no engine, but Prisma downloads one if it finds none: any program will do.
          PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
          CHECKPOINT_DISABLE: '1',
          PRISMA_HIDE_UPDATE_MESSAGE: '1',
        },
      },
    );
    await build({
      stdin: { contents: clientAndAdapter, resolveDir: folder },
      outfile: file,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20.19',
      packages: 'external',
      logLevel: 'warning',
    });
    return { file };
  } catch (error) {
    const [line] = String(error).split('\n');
    return { missing: `Prisma could not be installed: ${line}` };
  }
}
