import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export const script = 'console.log("student");'.repeat(100);

/** Writes an app's build as Vite would. @returns its folder */
export async function writeBuild(folder: string, app: string): Promise<string> {
  const build = join(folder, app);
  await mkdir(join(build, 'assets'), { recursive: true });
  await writeFile(join(build, 'index.html'), `<!doctype html><title>${app}</title>`);
  await writeFile(join(build, 'index.html.br'), brotliCompressSync(`<!doctype html><title>${app}</title>`));
  await writeFile(join(build, 'assets', 'main-4f2a.js'), script);
  await writeFile(join(build, 'assets', 'main-4f2a.js.br'), brotliCompressSync(script));
  await writeFile(join(build, 'sw.js'), 'self.skipWaiting();');
  await writeFile(join(build, 'app.webmanifest'), '{"name":"app"}');
  await writeFile(join(build, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return build;
}
