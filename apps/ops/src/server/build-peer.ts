import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Bundles only our own sources; packages are resolved from here. */
const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[@a-z]/ }, ({ path }) =>
      path.startsWith('@repo/') ? null : { path, external: true },
    );
  },
};

/**
 * Compiles a program of src/peers for production, because a loader that compiles at run time would slow down
 * only the peer, not the server.
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
