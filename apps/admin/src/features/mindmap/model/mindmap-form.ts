import type { Mindmap } from '@repo/contracts/content';
import { createMindmapInput } from '@repo/contracts/content.inputs';
import { titleMaxLength } from '@repo/contracts/limits/content';
import { layOutMindmap } from '@repo/contracts/mindmap-layout';
import { z } from 'zod';
import { countIdeas, type Idea, idea, rootId } from './idea-tree.ts';
import { mindmapCopy } from './mindmap-copy.ts';
import { readMap } from './read-mindmap.ts';

/** A mind map in the form. The positions of its boxes follow from the tree. */
export const mapForm = z.object({ title: z.string(), root: idea });
export type MapForm = z.infer<typeof mapForm>;

/** The fields sent to the server. */
export type MapFields = Pick<Mindmap, 'title' | 'nodes' | 'edges'>;

export function formOfMap(map: MapFields): MapForm {
  return { title: map.title, root: readMap(map).root };
}

/** The initial map for a new one. Only Save stores it. */
export function sampleMap(title: string): MapForm {
  const branch = (id: string, text: string, children: Idea[] = []): Idea => ({ id, text, children });
  const { first, second, details } = mindmapCopy.sample;
  return {
    title: title.slice(0, titleMaxLength),
    root: branch(rootId, title.slice(0, titleMaxLength), [
      branch('sample-1', first, [branch('sample-1-1', details[0]), branch('sample-1-2', details[1])]),
      branch('sample-2', second),
    ]),
  };
}

/** Validates a map by the contracts' rules and lays it out. `error` is shown at the title. */
export function checkMap(
  { title, root }: MapForm,
  chapterId: string,
): { fields: MapFields; error: null } | { fields: null; error: string } {
  const checked = createMindmapInput.safeParse({ title, chapter: chapterId, ...layOutMindmap(root) });
  if (checked.success) {
    const { chapter: _, ...fields } = checked.data;
    return { fields, error: null };
  }
  const [issue] = checked.error.issues;
  const isTooLong = issue?.code === 'too_big' && issue.path[0] === 'title';
  return { fields: null, error: isTooLong ? mindmapCopy.tooLong(titleMaxLength) : (issue?.message ?? '') };
}

/** A map as an indented list, to read and compare. */
export function textOfMap({ title, root }: MapForm): string {
  const lines = (top: Idea, depth: number): string[] => [
    `${'  '.repeat(depth)}- ${top.text}`,
    ...top.children.flatMap((child) => lines(child, depth + 1)),
  ];
  return [title, mindmapCopy.nodeCount(countIdeas(root)), '', ...lines(root, 0)].join('\n');
}
