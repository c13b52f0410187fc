import type { WrittenDraft } from '@repo/contracts/content.drafts';
import type { CreateWrittenInput, UpdateWrittenInput, WrittenFields } from '@repo/contracts/content.inputs';
import { writtenQuestions } from '@repo/db/schema';
import { definedFields } from './chapter-item.ts';
import { itemVerbs } from './item-verbs.ts';
import { presentWrittenDraft } from './present-content.ts';

/** A written question's columns; an empty passage is stored as none. */
export const writtenColumns = ({ marks, passage, source, alternatives, isExtra }: WrittenFields) => ({
  marks,
  passage: passage || null,
  source: source ?? null,
  alternatives,
  isExtra,
});

/** A chapter's written questions. An update changes the given fields; null removes passage or source. */
export const {
  list: listWritten,
  create: createWritten,
  update: updateWritten,
  remove: deleteWritten,
} = itemVerbs<typeof writtenQuestions, CreateWrittenInput, UpdateWrittenInput, WrittenDraft>({
  kind: 'written',
  table: writtenQuestions,
  noun: 'Written question',
  present: presentWrittenDraft,
  columnsOf: writtenColumns,
  changedColumnsOf: ({ passage, ...fields }) =>
    definedFields({ ...fields, passage: passage === undefined ? undefined : passage || null }),
});
