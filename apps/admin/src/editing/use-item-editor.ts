import { useCallback, useMemo, useRef, useState } from 'react';
import type { z } from 'zod';
import { useDraft } from './use-draft.ts';
import { useSaving } from './use-saving.ts';

/** The valid fields of a form, or all its errors. */
export type Checked<Fields, Issue> = { fields: Fields; issues: null } | { fields: null; issues: Issue[] };

/**
 * The work on one item with its own form, new or stored: the form with its draft on this device, its errors
 * once saving was tried, and saving. A saved new item becomes a stored one, and editing continues.
 */
export function useItemEditor<Item extends { _id: string; updatedAt: string }, Form, Fields, Issue>(options: {
  /** Identifies the work on an item on this device; null for a new one. */
  draftKey: (item: Item | null) => string;
  /** Validates a stored draft. */
  schema: z.ZodType<Form>;
  /** The item to edit; null for a new one. */
  item: Item | null;
  /** The initial form of a new item. */
  newForm: () => Form;
  /** Converts a stored item to a form. `like` is the form just saved, whose keys are reused. */
  formOf: (item: Item, like: Form | undefined) => Form;
  check: (form: Form) => Checked<Fields, Issue>;
  create: (fields: Fields) => Promise<Item>;
  update: (id: string, fields: Fields, seenUpdatedAt: string | null) => Promise<Item>;
  failureText: string;
  /** Called when a new item was saved: pass it in as `item` from then on. */
  onCreated: (item: Item) => void;
}) {
  const { newForm, formOf, check, draftKey } = options;
  const [sentForm, setSentForm] = useState<Form>();
  const [hasTried, setHasTried] = useState(false);
  const [blank] = useState(newForm);
  // Set before the next render passes the item in, so that a second save does not create it again.
  const created = useRef<Item | null>(null);
  const item = options.item ?? created.current;
  const saved = useMemo(() => (item ? formOf(item, sentForm) : blank), [item, sentForm, blank, formOf]);
  const draft = useDraft<Form>({
    key: draftKey(item),
    schema: options.schema,
    saved,
    stored: item,
  });
  const latest = useRef(draft);
  latest.current = draft;
  const form = draft.value;
  const issues: readonly Issue[] = useMemo(
    () => (hasTried ? (check(form).issues ?? []) : []),
    [form, hasTried, check],
  );

  const latestOptions = useRef(options);
  latestOptions.current = options;
  const itemNow = () => latestOptions.current.item ?? created.current;
  const saving = useSaving({
    isDirty: () => latest.current.isDirtyNow() || itemNow() === null,
    failureText: options.failureText,
    isActive: false,
    send: (overwrites) =>
      latest.current.send(async ({ value, seenUpdatedAt }) => {
        const { fields } = check(value);
        if (!fields) throw new Error(options.failureText);
        const known = itemNow();
        const next = known
          ? await options.update(known._id, fields, overwrites ?? seenUpdatedAt)
          : await options.create(fields);
        setSentForm(() => value);
        if (!known) {
          created.current = next;
          options.onCreated(next);
        }
        return { updatedAt: next.updatedAt, key: draftKey(next) };
      }),
  });
  const change = useCallback((next: (form: Form) => Form) => latest.current.setValue(next), []);

  /** The valid fields of the work; otherwise shows the errors. */
  function checkNow(): Fields | null {
    const { fields, issues: found } = check(latest.current.value);
    setHasTried(found !== null);
    return fields;
  }

  return {
    checkNow,
    form,
    draft,
    /** Whether leaving now would lose work. */
    isDirtyNow: draft.isDirtyNow,
    change,
    issues,
    saving,
    isSending: saving.isSending,
    /** @returns whether the item is saved; with errors, sends nothing and calls `onIssues` */
    async save(onIssues: (issues: Issue[]) => void): Promise<boolean> {
      const found = check(latest.current.value).issues;
      setHasTried(found !== null);
      if (!found) return saving.save();
      onIssues(found);
      return false;
    },
  };
}

/** The work on any kind of item. */
export type ItemEditor<Form, Fields, Issue> = ReturnType<
  typeof useItemEditor<{ _id: string; updatedAt: string }, Form, Fields, Issue>
>;
