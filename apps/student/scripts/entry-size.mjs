import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

/** JavaScript that /login may load before the first tap, in bytes as brotli sends them. */
const limitBytes = 95 * 1024;

/** Text that occurs only in the login screen, to check that its code was weighed. */
const loginScreen = /current-password/;

/** Texts that occur only in libraries which the login must not load. */
const heavyLibraries = {
  katex: /KaTeX parse error/,
  tiptap: /prosemirror|tiptap/i,
  xyflow: /xyflow|react-flow__/i,
  confetti: /disableForReducedMotion/,
  zod: /ZodError/,
  trpc: /TRPCClientError/,
};

const brotliBytes = (source) =>
  brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Files that a module loads with it: its static imports, not the dynamic ones. */
function staticImports(source) {
  const imports = source.matchAll(
    /(?:^|[;}\n])\s*import\s*(?:[\w*{][^'"();]*?from\s*)?["']\.\/([^"']+\.js)["']/g,
  );
  return [...imports].map((match) => match[1]);
}

async function closure(assets, files) {
  const sources = new Map();
  const waiting = [...files];
  while (waiting.length > 0) {
    const file = waiting.pop();
    if (sources.has(file)) continue;
    const source = await readFile(join(assets, file), 'utf8');
    sources.set(file, source);
    waiting.push(...staticImports(source));
  }
  return sources;
}

/**
 * Every script of the built /login before the first tap.
 * @param {string} dist folder of the build
 * @returns {Promise<{ files: { name: string, bytes: number }[], totalBytes: number, limitBytes: number, heavy: string[], hasLogin: boolean }>}
 */
export async function measureLogin(dist) {
  const assets = join(dist, 'assets');
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map((match) => match[1]);
  const routes = (await readdir(assets)).filter((file) => /^(login|_guest)-[\w-]+\.js$/.test(file));
  const sources = await closure(assets, [...named, ...routes]);
  const files = [...sources].map(([name, source]) => ({ name, bytes: brotliBytes(source) }));
  const text = [...sources.values()].join('\n');
  const heavy = Object.keys(heavyLibraries).filter((library) => heavyLibraries[library].test(text));
  const totalBytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const hasLogin = loginScreen.test(text);
  return {
    files: files.sort((one, other) => other.bytes - one.bytes),
    totalBytes,
    limitBytes,
    heavy,
    hasLogin,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dist = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url));
  const { files, totalBytes, heavy, hasLogin } = await measureLogin(dist);
  const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
  for (const { name, bytes } of files) console.log(`${kilobytes(bytes).padStart(9)}  ${basename(name)}`);
  console.log(
    `${kilobytes(totalBytes).padStart(9)}  /login before the first tap, brotli (limit ${kilobytes(limitBytes)})`,
  );
  if (heavy.length > 0) console.error(`in it, though it must not be: ${heavy.join(', ')}`);
  if (!hasLogin) console.error('the login screen itself was not weighed');
  if (totalBytes > limitBytes || heavy.length > 0 || !hasLogin) process.exit(1);
}
