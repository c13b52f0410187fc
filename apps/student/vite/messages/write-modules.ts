import { type Constants, compileMessage, type Parameters } from './compile-message.ts';
import { firstTag, type LanguageFolder, listMessages, type Messages } from './read-messages.ts';

/**
 * The source of the app's message modules: `virtual:messages/<section>`, `virtual:messages/<tag>` and
 * `virtual:messages`.
 */
export const modulePrefix = 'virtual:messages';

type Node = Messages[string];

/** @returns the source of a nested value, with each message written by `leaf` */
function write(value: Node, leaf: (message: string, path: string) => string, path: string): string {
  if (typeof value === 'string') return leaf(value, path);
  const inner = (key: string | number, one: Node) =>
    write(one, leaf, path === '' ? `${key}` : `${path}.${key}`);
  if (Array.isArray(value)) return `[${value.map((one, index) => inner(index, one)).join(', ')}]`;
  const entries = Object.entries(value as Messages);
  return `{ ${entries.map(([key, one]) => `${JSON.stringify(key)}: ${inner(key, one)}`).join(', ')} }`;
}

const importFrom = (folder: string, name: string) =>
  `import { ${name} } from ${JSON.stringify(`${folder}/${name}.ts`)};`;

/**
 * A section's English messages, which another language's replace.
 * @param runtime folder with the messages' runtime functions
 */
export function writeSection(
  section: string,
  messages: Messages,
  constants: Constants,
  runtime: string,
): string {
  const texts = write(messages, (message) => compileMessage(message, firstTag, constants).code, '');
  return [
    importFrom(runtime, 'plural'),
    importFrom(runtime, 'translated'),
    `export const ${section}Copy = translated(${JSON.stringify(section)}, ${texts});`,
  ].join('\n');
}

/**
 * Writes all messages of a language, and the server's sentences keyed by their English texts.
 * @param parameters of the English messages: a message that is a function in English is one in every language
 */
export function writeCatalogue(
  { tag, texts, server }: LanguageFolder,
  constants: Constants,
  serverSentences: object,
  parameters: ReadonlyMap<string, Parameters>,
  runtime: string,
): string {
  const english = new Map(listMessages(serverSentences));
  const compile = (message: string, path = '') => {
    const { code, parameters: own } = compileMessage(message, tag, constants);
    const isCalled = Object.keys(parameters.get(path) ?? {}).length > 0;
    return isCalled && Object.keys(own).length === 0 ? `() => ${code}` : code;
  };
  const sentences = listMessages(server).map(
    ([path, message]) => `${JSON.stringify(english.get(path))}: ${compile(message)}`,
  );
  return [
    importFrom(runtime, 'plural'),
    `export const texts = ${write(texts, compile, '')};`,
    `export const sentences = { ${sentences.join(', ')} };`,
  ].join('\n');
}

/** The languages with their names, in the order of the profile. */
export function writeLanguages(folders: readonly LanguageFolder[]): string {
  const names = folders.map(({ tag, name }) => `${JSON.stringify(tag)}: ${JSON.stringify(name)}`);
  return `export const ownNames = { ${names.join(', ')} };`;
}

/** The loaders of each language's messages. */
export function writeCatalogues(folders: readonly LanguageFolder[]): string {
  const loads = folders
    .filter(({ tag }) => tag !== firstTag)
    .map(({ tag }) => `${JSON.stringify(tag)}: () => import('${modulePrefix}/${tag}')`);
  return `export const catalogues = { ${loads.join(', ')} };`;
}

/** Types of all modules, so that a missing text or parameter is a type error. */
export function writeTypes(
  english: Messages,
  parameters: ReadonlyMap<string, Parameters>,
  tags: readonly string[],
): string {
  const typeOf = (_: string, path: string) => {
    const given = Object.entries(parameters.get(path) ?? {});
    if (given.length === 0) return 'string';
    return `(given: { ${given.map(([name, type]) => `${name}: ${type}`).join('; ')} }) => string`;
  };
  const lines = (value: Node, path: string, indent: string): string => {
    if (typeof value === 'string') return typeOf(value, path);
    if (Array.isArray(value))
      return `readonly [${value.map((one, index) => lines(one, `${path}.${index}`, indent)).join(', ')}]`;
    const inner = `${indent}  `;
    const rows = Object.entries(value as Messages).map(
      ([key, one]) =>
        `${inner}readonly ${/^[a-z]\w*$/i.test(key) ? key : `'${key}'`}: ${lines(one, `${path}.${key}`, inner)};\n`,
    );
    return `{\n${rows.join('')}${indent}}`;
  };
  const sections = Object.entries(english).map(
    ([section, value]) =>
      `declare module '${modulePrefix}/${section}' {\n  export const ${section}Copy: ${lines(value, section, '  ')};\n}\n`,
  );
  const byTag = tags.map((tag) => `    '${tag}': string;\n`).join('');
  return [
    '// Written by vite/messages from src/messages.\n',
    `declare module '${modulePrefix}' {\n  export const ownNames: {\n${byTag}  };\n}\n`,
    `declare module '${modulePrefix}/catalogues' {\n  type Catalogue = { texts: { readonly ui: Record<string, string> }; sentences: Record<string, string> };\n  export const catalogues: { readonly [tag: string]: (() => Promise<Catalogue>) | undefined };\n}\n`,
    ...sections,
  ].join('\n');
}
