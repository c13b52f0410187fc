import {
  hostileDocuments,
  hostileZips,
  hostileFiles as packedFiles,
  worstImports,
} from '@repo/content/testing';

/** A file as a call of the content tool sends it. */
export type HostileFile = { name: string; path: string; input: () => object | Promise<object> };

const path = 'content.imports.preview';

/** Every input that once blocked a server, and the worst case of every pattern that parses files. */
export const hostileFiles: HostileFile[] = [
  ...worstImports.map(({ name, text, ...rest }) => ({
    name,
    path,
    input: () => ({ ...rest, source: { text } }),
  })),
  {
    name: 'gift: 120 KB of 11,000 questions',
    path,
    input: () => ({ kind: 'questions', format: 'gift', source: { text: 'q{=a~b}\n\n'.repeat(11_000) } }),
  },
  ...packedFiles.map(({ name, kind = 'flashcards', pack }) => ({
    name,
    path,
    input: async () => ({
      kind,
      format: 'csv',
      source: { fileBase64: Buffer.from(await pack()).toString('base64') },
    }),
  })),
  ...hostileDocuments.map(({ name, pack }) => ({
    name,
    path: 'content.imports.document',
    input: () => ({ use: 'questions', fileBase64: Buffer.from(pack()).toString('base64') }),
  })),
  ...hostileZips.map(({ name, pack }) => ({
    name: `library: ${name}`,
    path: 'content.imports.previewLibrary',
    input: () => ({ zipBase64: Buffer.from(pack()).toString('base64') }),
  })),
];
