import type { MindmapDraft } from '@repo/contracts/content.drafts';
import type { CreateMindmapInput, UpdateMindmapInput } from '@repo/contracts/content.inputs';
import { mindmaps } from '@repo/db/schema';
import { itemVerbs } from './item-verbs.ts';
import { presentMindmapDraft } from './present-content.ts';

/** A chapter's mind maps. An update replaces title, nodes and edges. */
export const {
  list: listMindmaps,
  create: createMindmap,
  update: updateMindmap,
  remove: deleteMindmap,
} = itemVerbs<typeof mindmaps, CreateMindmapInput, UpdateMindmapInput, MindmapDraft>({
  kind: 'mindmaps',
  table: mindmaps,
  noun: 'Mindmap',
  present: presentMindmapDraft,
  columnsOf: (fields) => fields,
  changedColumnsOf: (fields) => fields,
});
