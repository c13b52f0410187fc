import type { ContentList } from '@repo/contracts/items/content-lists';

/** A text of a draft that an editor may change; `isPlain` texts have no markup. */
export type DraftField = { path: string; text: string; isPlain: boolean };

type Json = { [name: string]: unknown } | unknown[];
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Fields with texts, wherever they are in an item, and whether they have markup. */
const textFields: Record<string, 'markup' | 'plain'> = {
  ...{ name: 'plain', title: 'plain', description: 'plain', alt: 'plain' },
  ...{ content: 'markup', question: 'markup', answer: 'markup', options: 'markup', explanation: 'markup' },
  ...{ hint: 'markup', secondHint: 'markup', assertion: 'markup', reason: 'markup', passage: 'markup' },
  ...{ ask: 'markup', text: 'markup', model: 'markup', right: 'markup', option: 'markup', slip: 'markup' },
};
/** Parts of an item that are no texts, or follow from others. */
const noTexts = ['_id', 'chapter', 'subject', 'updatedAt', 'edges', 'typedAnswer', 'source', 'pages'];
const calculation = ['own', 'numbers', 'let', 'where'];

/** Fields that are rebuilt from others: the whole text of a kind, and the board's options. */
function rebuilt(value: object): string[] {
  if ('statements' in value && value.statements) return ['question', 'options'];
  return 'case' in value && value.case ? ['question'] : [];
}

function* walk(value: unknown, path: readonly string[], list: ContentList): Generator<DraftField, void> {
  const name = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
  if (typeof value === 'string') {
    const form = textFields[name];
    // The nodes of a mind map are plain, too.
    if (form) yield { path: path.join('.'), text: value, isPlain: form === 'plain' || list === 'mindmaps' };
    return;
  }
  if (!isJson(value)) return;
  const left = [...noTexts, ...rebuilt(value), ...(name === 'otherNumbers' ? calculation : [])];
  for (const [key, each] of Object.entries(value))
    if (!left.includes(key)) yield* walk(each, [...path, key], list);
}

const questionPath = /^questions\.(\d+)\.(.*case\.passage)$/;

/** The same passage in the question before, which is listed there. */
function isRepeated({ path, text }: DraftField, draft: object): boolean {
  const [, number, rest] = questionPath.exec(path) ?? [];
  return (
    number !== undefined &&
    Number(number) > 0 &&
    readAt(draft, `questions.${Number(number) - 1}.${rest}`) === text
  );
}

/** The texts of an item without its pages, or of a page. A case's passage is listed once. */
export const fieldsOfDraft = (list: ContentList, draft: object): DraftField[] =>
  [...walk(draft, [], list)].filter((field) => !isRepeated(field, draft));

/** The value at a path; undefined if there is none. */
export function readAt(draft: unknown, path: string): unknown {
  let value = draft;
  for (const part of path.split('.'))
    value = isJson(value) && Object.hasOwn(value, part) ? Reflect.get(value, part) : undefined;
  return value;
}

function set(draft: Json, path: string, text: string): void {
  const parts = path.split('.');
  const holder = readAt({ draft }, ['draft', ...parts.slice(0, -1)].join('.'));
  if (isJson(holder)) Reflect.set(holder, parts.at(-1) ?? '', text);
}

/** A copy with another text at a path; a passage changes in all questions of its case. */
export function withText<Draft extends object>(draft: Draft, path: string, text: string): Draft {
  const changed = structuredClone(draft);
  const before = readAt(draft, path);
  set(changed as Json, path, text);
  const [, number, rest] = questionPath.exec(path) ?? [];
  if (number === undefined) return changed;
  for (let next = Number(number) + 1; readAt(draft, `questions.${next}.${rest}`) === before; next += 1)
    set(changed as Json, `questions.${next}.${rest}`, text);
  return changed;
}
