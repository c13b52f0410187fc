import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Only our own sources go into the bundle; packages are found beside this one. */
const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[@a-z]/ }, ({ path }) =>
      path.startsWith('@repo/') ? null : { path, external: true },
    );
  },
};

/**
 * Compiles a program of src/peers for production, as the server is: a loader that compiles while it runs would wrap
 * the functions of the peer alone.
 * @param name of the file before `-peer.ts`
 * @returns the compiled file
 */
export async function buildPeer(name: string): Promise<string> {
  const outfile = pathOf(`../../dist/peers/${name}.mjs`);
  await build({
    entryPoints: [pathOf(`../peers/${name}-peer.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    plugins: [packagesOutside],
    logLevel: 'warning',
  });
  return outfile;
}
