import type { Plugin } from 'vite';

/** The modules with their own copy of the constants, and how the copy is marked. */
const owners = [{ mark: '?login', test: /\/src\/features\/auth\/login-screen\.tsx$/ }];

/**
 * Gives the login its own copy of the sentences and limits it uses: a shared copy would load all of them in
 * every student's first script.
 */
export function ownConstants(): Plugin {
  return {
    name: 'own-constants',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined) return null;
      const isNamed = source.startsWith('@repo/contracts/');
      const owner = owners.find(
        ({ mark, test }) => importer.endsWith(mark) || (isNamed && test.test(importer)),
      );
      if (!owner) return null;
      const { mark } = owner;
      const found = await this.resolve(source, importer.replace(mark, ''), { ...options, skipSelf: true });
      return found ? { ...found, id: `${found.id}${mark}` } : null;
    },
  };
}
