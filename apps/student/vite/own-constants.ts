import type { Plugin } from 'vite';

const mark = '?catalogue';
const isCatalogue = /\/src\/catalogues\/[^?]+\.ts$/;

/**
 * Gives a catalogue its own copy of the sentences and limits that it names: shared with the app, all of them would stand in the
 * first script of every student, also those that it never says.
 */
export function ownConstants(): Plugin {
  return {
    name: 'own-constants',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const isNamed =
        importer !== undefined && isCatalogue.test(importer) && source.startsWith('@repo/contracts/');
      if (!isNamed && !importer?.endsWith(mark)) return null;
      const found = await this.resolve(source, importer?.replace(mark, ''), { ...options, skipSelf: true });
      return found ? { ...found, id: `${found.id}${mark}` } : null;
    },
  };
}
