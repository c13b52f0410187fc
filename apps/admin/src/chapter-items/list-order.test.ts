import { expect, it } from 'vitest';
import { fullOrder, inOrder } from './list-order.ts';

it('the order of a list keeps the positions of items that are not on the screen', () => {
  expect(fullOrder(['a', 'hidden', 'b', 'c'], ['c', 'a', 'b'])).toEqual(['c', 'hidden', 'a', 'b']);
});

it('the order of a list puts new items last and leaves out deleted ones', () => {
  const items = [{ _id: 'a' }, { _id: 'b' }, { _id: 'new' }];
  expect(inOrder(items, ['b', 'gone', 'a'])).toEqual([{ _id: 'b' }, { _id: 'a' }, { _id: 'new' }]);
});
