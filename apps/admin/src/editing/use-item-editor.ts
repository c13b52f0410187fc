import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { z } from 'zod';
import { useDraft } from './use-draft.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { useSaving } from './use-saving.ts';

/** What can be stored of a form, or everything that keeps it from being stored. */
export type Checked<Fields, Issue> = { fields: Fields; issues: null } | { fields: null; issues: Issue[] };

/**
 * The work on one item with a form of its own, new or stored: the form with its draft on this device, its issues once
 * saving was tried, and saving. A new item becomes a stored one when it is saved, and the work goes on.
 */
export function useItemEditor<Item extends { _id: string; updatedAt: string }, Form, Fields, Issue>(options: {
  /** Names the work on this device. */
  draftKey: string;
  /** A draft is believed as far as this reads it. */
  schema: z.ZodType<Form>;
  /** The item to edit; null for a new one. */
  item: Item | null;
  /** What a new one starts with. */
  newForm: () => Form;
  /** A stored item as a form; `like` is the form that was just stored, whose keys stay. */
  formOf: (item: Item, like: Form | undefined) => Form;
  check: (form: Form) => Checked<Fields, Issue>;
  create: (fields: Fields) => Promise<Item>;
  update: (id: string, fields: Fields, seenUpdatedAt: string | null) => Promise<Item>;
  failureText: string;
  /** The new item is stored: hand it in as `item` from now on. */
  onCreated: (item: Item) => void;
}) {
  const { item, newForm, formOf, check } = options;
  const [sentForm, setSentForm] = useState<Form>();
  const [hasTried, setHasTried] = useState(false);
  const typedMeanwhile = useRef<Form | null>(null);
  const isCreated = useRef(false);
  const [blank] = useState(newForm);
  const saved = useMemo(() => (item ? formOf(item, sentForm) : blank), [item, sentForm, blank, formOf]);
  const draft = useDraft<Form>({
    key: options.draftKey,
    schema: options.schema,
    saved,
    seenUpdatedAt: item?.updatedAt ?? null,
  });
  const latest = useRef(draft);
  latest.current = draft;
  const form = draft.value;
  const issues: readonly Issue[] = useMemo(
    () => (hasTried ? (check(form).issues ?? []) : []),
    [form, hasTried, check],
  );

  const isDirtyNow = () => latest.current.isDirtyNow() || typedMeanwhile.current !== null;
  const saving = useSaving({
    isDirty: () => isDirtyNow() || (item === null && !isCreated.current),
    failureText: options.failureText,
    isActive: false,
    async send(overwrites) {
      const { fields } = check(form);
      if (!fields) return;
      const next = item
        ? await options.update(item._id, fields, overwrites ?? draft.seenUpdatedAt)
        : await options.create(fields);
      // Discarded while it was on its way, it has nothing more to say.
      const typed = latest.current.isDirtyNow() ? latest.current.value : form;
      setSentForm(() => form);
      if (item) return latest.current.clear({ value: form, updatedAt: next.updatedAt });
      latest.current.clear();
      isCreated.current = true;
      // What was typed while the new item was on its way belongs to the stored one now.
      typedMeanwhile.current = typed === form ? null : typed;
      options.onCreated(next);
    },
  });
  const itemId = item?._id;
  useEffect(() => {
    if (!itemId || !typedMeanwhile.current) return;
    latest.current.setValue(typedMeanwhile.current);
    typedMeanwhile.current = null;
  }, [itemId]);

  const sending = useOneAtATime<boolean>();
  const change = useCallback((next: (form: Form) => Form) => latest.current.setValue(next), []);

  /** What can be stored of the work; where nothing can, its issues show. */
  function checkNow(): Fields | null {
    const { fields, issues: found } = check(latest.current.value);
    setHasTried(found !== null);
    return fields;
  }

  return {
    checkNow,
    form,
    draft,
    /** Whether leaving now would lose something. */
    isDirtyNow,
    change,
    issues,
    saving,
    isSending: sending.isRunning,
    /** @returns whether the item is on the server; with issues nothing is sent, and `onIssues` gets them */
    async save(onIssues: (issues: Issue[]) => void): Promise<boolean> {
      const found = check(latest.current.value).issues;
      setHasTried(found !== null);
      if (!found) return sending.run(saving.save);
      onIssues(found);
      return false;
    },
  };
}

/** The work on an item, whatever the item is. */
export type ItemEditor<Form, Fields, Issue> = ReturnType<
  typeof useItemEditor<{ _id: string; updatedAt: string }, Form, Fields, Issue>
>;
