import { Menu } from '@base-ui/react/menu';
import { Toolbar } from '@base-ui/react/toolbar';
import type { Editor } from '@tiptap/core';
import { clsx } from 'clsx';
import { Table } from 'lucide-react';
import { markupEditorCopy } from './markup-editor-copy.ts';
import { deleteColumnOrTable, deleteRowOrTable, setSide, sideOfColumn } from './table-acts.ts';
import type { ColumnSide } from './table-nodes.ts';
import { toolClass, toolIcon } from './tool-button.tsx';

type Act = { label: string; keys?: string; side?: ColumnSide; isDanger?: boolean; run: () => void };

function actsOf(editor: Editor): Act[] {
  const chain = () => editor.chain().focus();
  const sides = Object.entries(markupEditorCopy.sides) as [ColumnSide, string][];
  return [
    { label: markupEditorCopy.rowAbove, keys: 'Alt+Shift+↑', run: () => chain().addRowBefore().run() },
    { label: markupEditorCopy.rowBelow, keys: 'Alt+Shift+↓', run: () => chain().addRowAfter().run() },
    { label: markupEditorCopy.columnLeft, keys: 'Alt+Shift+←', run: () => chain().addColumnBefore().run() },
    { label: markupEditorCopy.columnRight, keys: 'Alt+Shift+→', run: () => chain().addColumnAfter().run() },
    ...sides.map(([name, label]) => ({ label, side: name, run: () => setSide(editor, name) })),
    { label: markupEditorCopy.deleteRow, keys: 'Alt+Shift+Backspace', run: () => deleteRowOrTable(editor) },
    {
      label: markupEditorCopy.deleteColumn,
      keys: 'Alt+Shift+Delete',
      run: () => deleteColumnOrTable(editor),
    },
    { label: markupEditorCopy.deleteTable, isDanger: true, run: () => chain().deleteTable().run() },
  ];
}

function TableAct({ label, keys, side, isDanger, run }: Act) {
  const looks = clsx(
    'flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-chip px-3 py-1.5 font-bold data-highlighted:bg-pen-tint',
    isDanger && 'text-redpen',
  );
  if (side)
    return (
      <Menu.RadioItem value={side} closeOnClick onClick={run} className={looks}>
        <span>
          {label}
          <Menu.RadioItemIndicator aria-hidden="true"> ✓</Menu.RadioItemIndicator>
        </span>
      </Menu.RadioItem>
    );
  return (
    <Menu.Item onClick={run} className={looks}>
      {label}
      {keys ? <kbd className="text-caption font-normal text-ink-2">{keys}</kbd> : null}
    </Menu.Item>
  );
}

/** Actions for the table with the cursor. */
export function TableMenu({ editor }: { editor: Editor }) {
  return (
    <Menu.Root modal={false}>
      <Toolbar.Button
        render={<Menu.Trigger />}
        aria-label={markupEditorCopy.tableMenu}
        title={markupEditorCopy.tableMenu}
        className={clsx(toolClass, '!bg-pen-tint !text-pen')}
      >
        <Table {...toolIcon} />
      </Toolbar.Button>
      <Menu.Portal>
        <Menu.Positioner positionMethod="fixed" sideOffset={4} align="start" className="z-50">
          <Menu.Popup
            finalFocus={() => editor.view.dom}
            className="max-h-(--available-height) min-w-64 overflow-y-auto rounded-control border-[1.5px] border-edge bg-surface p-1 text-ink shadow-float outline-none"
          >
            <Menu.RadioGroup value={sideOfColumn(editor)}>
              {actsOf(editor).map((act) => (
                <TableAct key={act.label} {...act} />
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
