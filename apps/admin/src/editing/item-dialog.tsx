import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { DraftNotice } from './draft-notice.tsx';
import { editingCopy } from './editing-copy.ts';
import { IssueSummary } from './issue-summary.tsx';
import { bothAsItems } from './keep-both.ts';
import { SaveState } from './save-state.tsx';
import { isDragging } from './sortable-list.tsx';
import { StaleEditDialog } from './stale-edit.tsx';
import { useUnsavedWork } from './unsaved-work.ts';
import type { ItemEditor } from './use-item-editor.ts';

/** How to resolve a conflict with someone else's change of the item. */
export type ItemConflict<Item, Form, Fields> = {
  /** The noun in toasts, such as 'Test'. */
  noun: string;
  /** Parses the server's version, if valid. */
  parse: (current: unknown) => Item | undefined;
  formOf: (item: Item) => Form;
  /** The form as text to read and compare. */
  textOf: (form: Form) => string;
  /** Puts their version into the list. */
  replace: (item: Item) => void;
  /** Saves my version as a new item. */
  create: (fields: Fields) => Promise<unknown>;
  failureText: string;
};

/**
 * The dialog for an item with its own form, 960 px wide, full screen on a phone: its draft, errors, saving by
 * button and Ctrl+S, undo of removals, leaving, stale edits. Mount it while it is open.
 */
export function ItemDialog<Item, Form, Fields, Issue extends { message: string; control: string }>({
  editor,
  title,
  saveLabel,
  issuesTitle,
  whereOf,
  goTo,
  removal,
  conflict,
  initialFocus,
  upper,
  onClose,
  children,
}: {
  editor: ItemEditor<Form, Fields, Issue>;
  title: string;
  saveLabel: string;
  issuesTitle: (count: number) => string;
  /** The place of an error, if its message does not name it. */
  whereOf: (issue: Issue) => string | null;
  /** Focuses the control that fixes an error. */
  goTo: (issue: Issue) => void;
  /** The last removal, and its undo. */
  removal: { text: string; undo: () => void } | null;
  conflict: ItemConflict<Item, Form, Fields>;
  initialFocus?: ComponentProps<typeof Dialog>['initialFocus'];
  /** Dialogs on top of this one, inside it, so that Escape and a press outside close only the top one. */
  upper?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  const { draft, saving, issues } = editor;
  const save = () =>
    editor.save(([first]) => {
      if (first) goTo(first);
    });
  const discard = () => {
    draft.discard();
    onClose();
  };
  const askAboutThis = useUnsavedWork({
    isDirty: editor.isDirtyNow,
    save,
    discard: draft.discard,
    keep: draft.keepNow,
  });
  const { isSending } = editor;
  const isLeft = useRef(false);
  const close = async () => {
    // A close requested during saving happens once it is saved; a failure cancels it, so the error is read.
    isLeft.current = isSending;
    if (isSending) return;
    if (!draft.isDirty) discard();
    else if (await askAboutThis()) onClose();
  };
  const latestClose = useRef(close);
  latestClose.current = close;
  const hasFailed = saving.status.kind === 'failed';
  useEffect(() => {
    if (isSending) return;
    if (isLeft.current && !hasFailed) void latestClose.current();
    isLeft.current = false;
  }, [isSending, hasFailed]);
  const saveAndClose = async () => {
    if ((await save()) && !editor.isDirtyNow()) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  };
  const isUntouched = !draft.isDirty && (saving.status.kind === 'clean' || saving.status.kind === 'unsaved');
  const { noun, parse, formOf, textOf, replace, create, failureText } = conflict;

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isDragging() || void close()}
      title={title}
      size="xl"
      phone="full"
      closesOnBackdrop={!draft.isDirty}
      initialFocus={initialFocus}
      footer={
        // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+S for the controls inside
        <div className="flex w-full flex-wrap items-center justify-end gap-2 sm:gap-3" onKeyDown={onKeyDown}>
          {removal ? (
            <div role="status" className="flex items-center gap-x-1 text-meta">
              {removal.text}
              <Button variant="quiet" size="sm" onClick={removal.undo}>
                {editingCopy.undo}
              </Button>
            </div>
          ) : null}
          <span className="mr-auto">
            {isUntouched ? null : <SaveState saving={{ status: saving.status, save }} />}
          </span>
          <Button variant="outlined" size="sm" onClick={close}>
            {editingCopy.cancel}
          </Button>
          <Button size="sm" busy={isSending} aria-keyshortcuts="Control+S" onClick={saveAndClose}>
            {saveLabel}
          </Button>
        </div>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+S for the controls inside */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5" onKeyDown={onKeyDown}>
        <DraftNotice draft={draft} />
        <IssueSummary
          title={issuesTitle(issues.length)}
          issues={issues.map((issue) => ({ ...issue, where: whereOf(issue) }))}
          onGoTo={goTo}
        />
        {children}
      </div>
      {upper}
      <StaleEditDialog
        saving={saving}
        mine={saving.stale ? textOf(editor.form) : ''}
        isMarkup
        both={bothAsItems({
          noun,
          parse,
          check: editor.checkNow,
          create,
          failureText,
          onKept(theirs) {
            replace(theirs);
            draft.discard();
          },
        })}
        asText={(current) => {
          const theirs = parse(current);
          return theirs ? textOf(formOf(theirs)) : '';
        }}
        onTakeTheirs={(current) => {
          const theirs = parse(current);
          if (theirs) replace(theirs);
          draft.discard();
        }}
      />
    </Dialog>
  );
}
