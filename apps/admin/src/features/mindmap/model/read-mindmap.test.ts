import { layOutMindmap } from '@repo/contracts/mindmap-layout';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Idea } from './idea-tree.ts';
import { drawMap } from './layout.ts';
import { checkMap, formOfMap, sampleMap } from './mindmap-form.ts';
import { readMap } from './read-mindmap.ts';

const node = (id: string, y = 0) => ({ id, text: id.toUpperCase(), x: 0, y });
const edge = (source: string, target: string) => ({ id: `${source}>${target}`, source, target });

it('a stored mind map is read as a tree, whatever the order of nodes and edges', () => {
  const { root, droppedTexts, droppedEdges } = readMap({
    nodes: [node('b', 160), node('a1', 0), node('root'), node('a', 0)],
    edges: [edge('root', 'b'), edge('a', 'a1'), edge('root', 'a')],
  });
  expect(root).toEqual({
    id: 'root',
    text: 'ROOT',
    children: [
      { id: 'a', text: 'A', children: [{ id: 'a1', text: 'A1', children: [] }] },
      { id: 'b', text: 'B', children: [] },
    ],
  });
  expect([droppedTexts, droppedEdges]).toEqual([[], 0]);
});

it('a stored mind map drops unconnected nodes, circles and second parents, and reports them', () => {
  const { root, droppedTexts, droppedEdges } = readMap({
    nodes: [node('root'), node('a'), node('a'), node('orphan'), node('c1'), node('c2')],
    edges: [
      edge('root', 'a'),
      edge('a', 'root'),
      edge('a', 'a'),
      edge('a', 'nowhere'),
      edge('c1', 'c2'),
      edge('c2', 'c1'),
    ],
  });
  expect(root.children).toEqual([{ id: 'a', text: 'A', children: [] }]);
  expect(droppedTexts).toEqual(['A', 'ORPHAN', 'C1', 'C2']);
  expect(droppedEdges).toBe(5);
});

it('the root of a stored mind map is found under another id', () => {
  const { root } = readMap({ nodes: [node('b'), node('a')], edges: [edge('a', 'b')] });
  expect(root).toMatchObject({ id: 'root', text: 'A', children: [{ id: 'b' }] });
  expect(readMap({ nodes: [node('x'), node('y')], edges: [edge('x', 'y'), edge('y', 'x')] }).root.text).toBe(
    'X',
  );
});

it('a stored mind map without nodes is read as an empty root', () => {
  expect(readMap({ nodes: [], edges: [] }).root).toEqual({ id: 'root', text: '', children: [] });
});

/** Each idea is a child of an earlier one. */
const anyTree = fc
  .array(
    fc.record({
      on: fc.nat(),
      text: fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() === text),
    }),
    { maxLength: 40 },
  )
  .map((made) => {
    const ideas: Idea[] = [{ id: 'root', text: 'root', children: [] }];
    for (const [index, { on, text }] of made.entries()) {
      const child: Idea = { id: `n${index}`, text, children: [] };
      ideas[on % ideas.length]?.children.push(child);
      ideas.push(child);
    }
    return ideas[0] as Idea;
  });

it('every stored mind map is restored with its ids and order', () => {
  fc.assert(
    fc.property(anyTree, (root) => {
      const { fields } = checkMap({ title: 'Light', root }, 'chapter-1');
      expect(fields && formOfMap(fields)).toEqual({ title: 'Light', root });
    }),
  );
});

it('a mind map is drawn with boxes of 200 by 80, gaps of 250 and at least 80, and no overlaps', () => {
  fc.assert(
    fc.property(anyTree, (root) => {
      const { boxes } = drawMap(root, { fromRoot: true });
      expect(boxes[0]).toMatchObject({ id: 'root', x: 0, y: 0 });
      for (const { x, depth } of boxes) expect(x).toBe(depth * 450);
      for (const depth of new Set(boxes.map((box) => box.depth))) {
        const ys = boxes.flatMap((box) => (box.depth === depth ? box.y : [])).sort((a, b) => a - b);
        for (const [at, y] of ys.entries())
          if (at > 0) expect(y - (ys[at - 1] ?? 0) - 80).toBeGreaterThanOrEqual(80 - 1e-6);
      }
    }),
  );
});

it('the boxes of a mind map are stored where they are drawn', () => {
  const form = sampleMap('Light');
  const { nodes } = layOutMindmap(form.root);
  expect(checkMap(form, 'chapter-1').fields?.nodes).toEqual(nodes);
  expect(drawMap(form.root).boxes.map(({ id, x, y }) => ({ id, x, y }))).toEqual(
    nodes.map(({ id, x, y }) => ({ id, x, y })),
  );
});

it('a mind map requires a title', () => {
  expect(checkMap({ ...sampleMap('Light'), title: ' ' }, 'chapter-1').error).toBe('Please enter a title');
  expect(checkMap({ ...sampleMap('Light'), title: 'x'.repeat(201) }, 'chapter-1').error).toBe(
    'Please keep this under 200 characters',
  );
});
