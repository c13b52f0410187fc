import type { Plugin } from 'vite';

/** What has a copy, and what marks its modules. */
const owners = [{ mark: '?login', test: /\/src\/features\/auth\/login-screen\.tsx$/ }];

/**
 * Gives the login its own copy of the sentences and limits that it names: shared with the app, all of them would stand in the
 * first script of every student, also those that it never says.
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
