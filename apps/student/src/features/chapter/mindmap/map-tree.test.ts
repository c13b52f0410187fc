import { layOutMindmap } from '@repo/contracts/mindmap-layout';
import { expect, test } from 'vitest';
import { countIdeas, treeOf } from './map-tree.ts';

const map = layOutMindmap({
  text: 'Power',
  children: [{ text: 'Volt', children: [{ text: 'Ampere' }] }, { text: 'Watt' }],
});

test('the tree of a mind map orders ideas as they are drawn', () => {
  const tree = treeOf({ nodes: map.nodes.toReversed(), edges: map.edges.toReversed() });
  expect(tree).toMatchObject({
    text: 'Power',
    children: [{ text: 'Volt', children: [{ text: 'Ampere' }] }, { text: 'Watt' }],
  });
  expect(tree && countIdeas(tree)).toBe(4);
});

test('a map without nodes has no tree, and dangling or circular edges are ignored', () => {
  expect(treeOf({ nodes: [], edges: [] })).toBeNull();
  const node = (id: string) => ({ id, text: id, x: 0, y: 0 });
  const tree = treeOf({
    nodes: [node('root'), node('a')],
    edges: [
      { id: 'e1', source: 'root', target: 'a' },
      { id: 'e2', source: 'a', target: 'gone' },
      { id: 'e3', source: 'a', target: 'a' },
    ],
  });
  expect(tree?.children[0]?.text).toBe('a');
});
