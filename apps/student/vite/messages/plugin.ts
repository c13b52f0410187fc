import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { checkMessages, firstTag, readFolders } from './read-messages.ts';
import {
  modulePrefix,
  writeCatalogue,
  writeCatalogues,
  writeLanguages,
  writeSection,
  writeTypes,
} from './write-modules.ts';

const at = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));
const folder = at('messages');
const typesFile = at('messages/messages.gen.d.ts');
const loader = at('app/language/load-language.ts');
const runtime = at('platform/language');

/** Parts of the server's sentences that students may see in any account state. */
const mustHave = /^(consent|progress)\./;

/**
 * Compiles the messages of src/messages: English into each screen's own chunk, any other language into one file, which is loaded
 * when the language is chosen.
 */
export function messages(): Plugin {
  const read = async () => {
    const { module: known } = await runnerImport<typeof import('./known-texts.ts')>(
      fileURLToPath(new URL('./known-texts.ts', import.meta.url)),
    );
    const folders = readFolders(folder);
    const parameters = checkMessages(folders, known, mustHave);
    const english = folders.find(({ tag }) => tag === firstTag)?.texts ?? {};
    const types = writeTypes(
      english,
      parameters,
      folders.map(({ tag }) => tag),
    );
    if (!existsSync(typesFile) || readFileSync(typesFile, 'utf8') !== types) writeFileSync(typesFile, types);
    return { known, folders, parameters, english };
  };
  let reading: ReturnType<typeof read> | undefined;
  return {
    name: 'messages',
    enforce: 'pre',
    buildStart() {
      reading = undefined;
    },
    resolveId: (source) => (source.startsWith(modulePrefix) ? `\0${source}` : null),
    async load(id) {
      if (!id.startsWith(`\0${modulePrefix}`)) return null;
      reading ??= read();
      const { known, folders, parameters, english } = await reading;
      const name = id.slice(modulePrefix.length + 2);
      if (name === '') return writeLanguages(folders);
      if (name === 'catalogues') return writeCatalogues(folders);
      const language = folders.find(({ tag }) => tag === name);
      if (language)
        return writeCatalogue(language, known.constants, known.serverSentences, parameters, runtime);
      const section = english[name];
      if (section === undefined || typeof section === 'string' || Array.isArray(section)) return null;
      return writeSection(name, section as never, known.constants, runtime);
    },
    // Modules that load with the loader would read their texts before the catalogue is set.
    generateBundle(_, bundle) {
      const loading = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.moduleIds.includes(loader),
      );
      for (const name of loading?.type === 'chunk' ? loading.imports : []) {
        const file = bundle[name];
        if (file?.type === 'chunk' && !file.isEntry)
          this.error(`load-language.ts shares a file with ${file.moduleIds.slice(0, 3).join(', ')}`);
      }
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(folder) || !file.endsWith('.json')) return;
      reading = undefined;
      for (const id of server.moduleGraph.idToModuleMap.keys())
        if (id.startsWith(`\0${modulePrefix}`)) {
          const module = server.moduleGraph.getModuleById(id);
          if (module) server.moduleGraph.invalidateModule(module);
        }
      server.ws.send({ type: 'full-reload' });
    },
  };
}
