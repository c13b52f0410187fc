import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Constants, compileMessage, type Parameters } from './compile-message.ts';

/** The messages of a file, nested by screen. */
export type Messages = { readonly [key: string]: string | Messages | readonly (string | Messages)[] };

export type LanguageFolder = {
  tag: string;
  /** The language's name in that language. */
  name: string;
  /** Texts that are missing here are shown in English. */
  isPart: boolean;
  texts: Messages;
  server: Messages;
};

/** The language in which all messages are written first. */
export const firstTag = 'en-IN';
const fileNames = ['language.json', 'texts.json', 'server.json'];

const readJson = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

const isLatin = (tag: string) => new Intl.Locale(tag).maximize().script === 'Latn';

/** Reads a folder for each language: English, then those in Latin script, then the others. */
export function readFolders(folder: string): LanguageFolder[] {
  const tags = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const rank = (tag: string) => (tag === firstTag ? 0 : isLatin(tag) ? 1 : 2);
  const sorted = tags.map(({ name }) => name).toSorted((one, other) => rank(one) - rank(other));
  return sorted.map((tag) => {
    const [{ name, isPart = false }, texts, server] = fileNames.map((file) =>
      readJson(join(folder, tag, file)),
    );
    return { tag, name, isPart, texts, server };
  });
}

/** All messages, by their path. */
export function listMessages(
  messages: object,
  path: readonly string[] = [],
): [path: string, message: string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? listMessages(value, [...path, key])
      : typeof value === 'string'
        ? [[[...path, key].join('.'), value] as [string, string]]
        : [],
  );
}

/**
 * The parameters of each message, which are the same in all languages.
 * @param mustHave paths of the server's sentences that every language has
 * @throws where a language lacks a message, has one that English lacks, or one with a parameter that English lacks
 */
export function checkMessages(
  folders: readonly LanguageFolder[],
  known: { constants: Constants; uiWords: Messages; serverSentences: object },
  mustHave: RegExp,
): Map<string, Parameters> {
  const faults: string[] = [];
  const first = folders.find(({ tag }) => tag === firstTag);
  const english = new Map([...listMessages(first?.texts ?? {}), ...listMessages({ ui: known.uiWords })]);
  const sentences = new Map(listMessages(known.serverSentences));
  const parameters = new Map<string, Parameters>();
  const compile = (tag: string, path: string, message: string): Parameters => {
    try {
      return compileMessage(message, tag, known.constants).parameters;
    } catch (error) {
      faults.push(`${tag}: ${path} can't be read: ${error instanceof Error ? error.message : error}`);
      return {};
    }
  };
  for (const [path, message] of english) parameters.set(path, compile(firstTag, path, message));
  for (const { tag, isPart, texts, server } of folders) {
    if (tag === firstTag) continue;
    const own = new Map(listMessages(texts));
    const ownServer = new Map(listMessages(server));
    for (const [path, message] of own) {
      const given = parameters.get(path);
      if (!given) faults.push(`${tag}: ${path} is no text of the app`);
      else
        parameters.set(
          path,
          merge(given, compile(tag, path, message), (name) =>
            faults.push(`${tag}: ${path} has no {${name}} in English`),
          ),
        );
    }
    for (const [path, message] of ownServer) {
      if (!sentences.has(path)) faults.push(`${tag}: ${path} is no sentence of the server`);
      for (const name of Object.keys(compile(tag, path, message)))
        faults.push(`${tag}: ${path} has no {${name}}`);
    }
    if (isPart) continue;
    for (const path of english.keys()) if (!own.has(path)) faults.push(`${tag}: ${path} is missing`);
    for (const path of sentences.keys())
      if (mustHave.test(path) && !ownServer.has(path))
        faults.push(`${tag}: ${path} is missing (server.json)`);
  }
  if (faults.length > 0) throw new Error(`Messages:\n${faults.join('\n')}`);
  return parameters;
}

/** Merges parameter types of two languages: a number or a switch in one language is one in all. */
function merge(given: Parameters, own: Parameters, lacks: (name: string) => void): Parameters {
  const merged = { ...given };
  for (const [name, type] of Object.entries(own)) {
    if (!(name in given)) lacks(name);
    else if (merged[name] === 'string | number') merged[name] = type;
  }
  return merged;
}
