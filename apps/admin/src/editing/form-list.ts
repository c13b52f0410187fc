import { type Change, inKeyOrder, type Keyed, withBack, withItem, without } from './form-changes.ts';
import type { FormEdit } from './use-form-edit.ts';

/**
 * What adds, changes, sorts and removes the rows of a list in a form, with undo, and moves the focus along.
 * `sortable` has props of SortableList.
 */
export function formList<T extends Keyed>({
  items,
  change,
  edit,
  max,
  create,
  controlOf,
  addedControlOf = controlOf,
  removedText,
  emptyControl,
}: {
  items: readonly T[];
  change: Change<T[]>;
  edit: Pick<FormEdit, 'focus' | 'onRemoved'>;
  max: number;
  create: () => T;
  /** The id of the control to focus in a row. */
  controlOf: (item: T) => string;
  /** The same for a row just added. */
  addedControlOf?: (item: T) => string;
  removedText: (index: number, item: T) => string;
  /** The control to focus when no row is left; a list without one keeps its last row. */
  emptyControl?: string;
}) {
  const isFull = items.length >= max;
  const add = () => {
    if (isFull) return;
    const added = create();
    change((now) => (now.length >= max ? now : [...now, added]));
    edit.focus(addedControlOf(added));
  };
  return {
    isFull,
    isOnly: items.length === 1,
    add,
    sortable: {
      items,
      idOf: ({ key }: T) => key,
      onReorder: (keys: string[]) => change((now) => inKeyOrder(now, keys)),
    },
    changeItem:
      ({ key }: T): Change<T> =>
      (changeOne) =>
        change((now) => withItem(now, key, changeOne)),
    remove(item: T, index: number) {
      change((now) =>
        emptyControl === undefined ? without(now, item.key) : now.filter(({ key }) => key !== item.key),
      );
      edit.onRemoved({
        text: removedText(index, item),
        restore: () => change((now) => withBack(now, item, index, max)),
        control: controlOf(item),
      });
      const neighbour = items[index + 1] ?? items[index - 1];
      const control = neighbour ? controlOf(neighbour) : emptyControl;
      if (control !== undefined) edit.focus(control);
    },
    /** Focuses the next row, or adds one. */
    goOn(index: number) {
      const next = items[index + 1];
      if (next) edit.focus(controlOf(next));
      else add();
    },
  };
}
