import { expect, it } from 'vitest';
import { placesOf } from '../model/idea-tree.ts';
import { walk } from './keyboard-navigation.ts';
import { editorCommandOf, signOf, treeCommandOf } from './keyboard-shortcuts.ts';

const key = (name: string, held: { ctrl?: boolean; alt?: boolean; shift?: boolean; code?: string } = {}) => ({
  key: name,
  code: held.code ?? '',
  ctrlKey: held.ctrl ?? false,
  metaKey: false,
  altKey: held.alt ?? false,
  shiftKey: held.shift ?? false,
});

it('keys on a node map to its actions', () => {
  expect(treeCommandOf(key('Enter'))).toBe('sibling');
  expect(treeCommandOf(key('Enter', { ctrl: true }))).toBe('child');
  expect(treeCommandOf(key('F2'))).toBe('edit');
  expect(treeCommandOf(key('Delete'))).toBe('delete');
  expect(treeCommandOf(key(' '))).toBe('toggle');
  expect(treeCommandOf(key('ArrowUp', { alt: true }))).toBe('moveUp');
  expect(treeCommandOf(key('µ', { alt: true, code: 'KeyM' }))).toBe('moveUnder');
  expect(treeCommandOf(key('m', { code: 'KeyM' }))).toBeNull();
  expect(treeCommandOf(key('Tab'))).toBeNull();
  expect(treeCommandOf(key('Delete', { ctrl: true }))).toBeNull();
});

it('keys in the mind map editor map to its actions', () => {
  expect(editorCommandOf(key('z', { ctrl: true }))).toBe('undo');
  expect(editorCommandOf(key('Z', { ctrl: true, shift: true }))).toBe('redo');
  expect(editorCommandOf(key('y', { ctrl: true }))).toBe('redo');
  expect(editorCommandOf(key('+', { shift: true }))).toBe('zoomIn');
  expect(editorCommandOf(key('-'))).toBe('zoomOut');
  expect(editorCommandOf(key('!', { shift: true, code: 'Digit1' }))).toBe('fit');
  expect(editorCommandOf(key('?', { shift: true }))).toBe('help');
  expect(editorCommandOf(key('b', { ctrl: true }))).toBeNull();
});

it('the mind map editor takes a letter as the start of a text, but not a shortcut key', () => {
  expect(signOf(key('a'))).toBe('a');
  expect(signOf(key('A', { shift: true }))).toBe('A');
  expect(signOf(key('क'))).toBe('क');
  for (const name of ['+', '-', '?', ' ', 'Enter', 'F2', 'ArrowUp']) expect(signOf(key(name))).toBeNull();
  expect(signOf(key('a', { ctrl: true }))).toBeNull();
});

const leaf = (id: string) => ({ id, text: id, children: [] });
const shown = placesOf({
  id: 'root',
  text: 'root',
  children: [
    { ...leaf('a'), children: [leaf('a1'), leaf('a2')] },
    { ...leaf('b'), children: [leaf('b1')] },
  ],
});
const at = (id: string, pane: 'canvas' | 'outline' = 'canvas', isCollapsed = false) => ({
  id,
  pane,
  shown,
  isCollapsed,
});

it("arrow keys move on the mind map's canvas: right to children, left to the parent, up and down in the column", () => {
  expect(walk('right', at('root'))).toEqual({ kind: 'go', id: 'a' });
  expect(walk('left', at('b1'))).toEqual({ kind: 'go', id: 'b' });
  expect(walk('down', at('a2'))).toEqual({ kind: 'go', id: 'b1' });
  expect(walk('up', at('b'))).toEqual({ kind: 'go', id: 'a' });
  expect(walk('up', at('a'))).toEqual({ kind: 'stay' });
  expect(walk('left', at('root'))).toEqual({ kind: 'stay' });
  expect(walk('last', at('a'))).toEqual({ kind: 'go', id: 'b1' });
  expect(walk('right', at('a', 'canvas', true))).toEqual({ kind: 'fold', isCollapsed: false });
});

it("arrow keys move through the mind map's outline line by line, and collapse before they leave", () => {
  expect(walk('down', at('a', 'outline'))).toEqual({ kind: 'go', id: 'a1' });
  expect(walk('up', at('b', 'outline'))).toEqual({ kind: 'go', id: 'a2' });
  expect(walk('left', at('a', 'outline'))).toEqual({ kind: 'fold', isCollapsed: true });
  expect(walk('left', at('a1', 'outline'))).toEqual({ kind: 'go', id: 'a' });
  expect(walk('first', at('b', 'outline'))).toEqual({ kind: 'go', id: 'root' });
});
