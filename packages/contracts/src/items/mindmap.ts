import { z } from 'zod';
import { id, wellFormedText } from '../fields.ts';
import { mindmapNodesMax, titleMaxLength } from '../limits/content.ts';
import * as contentMessages from '../messages/content.ts';
import { fieldsIn } from './fields-in.ts';
import { changed, chapterId, chapterRef, lineField, seen } from './item.ts';

export const mindmapNode = z.object({ id, text: z.string(), x: z.number(), y: z.number() });
export const mindmapEdge = z.object({ id, source: id, target: id });
const givenNode = mindmapNode.extend({ text: wellFormedText().trim().max(titleMaxLength) });

const fields = {
  title: lineField(contentMessages.titleRequired),
  nodes: {
    wire: z.array(mindmapNode),
    create: z.array(givenNode).min(1, contentMessages.mindmapNodesRequired).max(mindmapNodesMax),
  },
  edges: { wire: z.array(mindmapEdge), create: z.array(mindmapEdge).max(mindmapNodesMax) },
};

const { title, ...shown } = fieldsIn(fields, 'wire');
export const mindmap = z.object({ _id: id, title, chapter: chapterRef, ...shown }).meta({ id: 'Mindmap' });
export type Mindmap = z.infer<typeof mindmap>;

export const mindmapDraft = mindmap.extend(changed).meta({ id: 'MindmapDraft' });
export type MindmapDraft = z.infer<typeof mindmapDraft>;

type Tree = { nodes: { id: string }[]; edges: { source: string; target: string }[] };

/** Why nodes and edges are not a tree with root 'root', or null. */
function treeIssue({ nodes, edges }: Tree): string | null {
  const ids = new Set(nodes.map((node) => node.id));
  if (!ids.has('root') || ids.size !== nodes.length) return contentMessages.mindmapRootMissing;
  if (edges.some((edge) => !ids.has(edge.source) || !ids.has(edge.target)))
    return contentMessages.mindmapEdgeBroken;
  const parents = new Map(edges.map((edge) => [edge.target, edge.source]));
  if (parents.size !== edges.length || edges.length !== nodes.length - 1 || parents.has('root'))
    return contentMessages.mindmapNotATree;
  for (const node of nodes) {
    let current = node.id;
    for (let steps = 0; current !== 'root'; steps += 1) {
      const parent = parents.get(current);
      if (parent === undefined || steps > nodes.length) return contentMessages.mindmapNotATree;
      current = parent;
    }
  }
  return null;
}

function checkTree(tree: Tree, check: z.core.$RefinementCtx): void {
  const message = treeIssue(tree);
  if (message) check.addIssue({ code: 'custom', message, path: ['nodes'] });
}

const given = fieldsIn(fields, 'create');
export const createMindmapInput = z.object({ ...given, chapter: chapterId }).superRefine(checkTree);
export const updateMindmapInput = z.object({ ...given, id, ...seen }).superRefine(checkTree);

/** A branch of a mind map. */
export type LibraryBranch = { text: string; children?: LibraryBranch[] | undefined };
const branch: z.ZodType<LibraryBranch> = z.lazy(() =>
  z.strictObject({ text: wellFormedText().trim().max(titleMaxLength), children: z.array(branch).optional() }),
);
/** In a file, nodes and edges are a tree without positions. */
export const libraryMindmapFile = z.strictObject({ ...fieldsIn(fields, 'file'), root: branch });
