import { type MindmapDraft, mindmapDraft } from '@repo/contracts/content.drafts';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { DraftList } from '#src/chapter-items/use-draft-list.ts';
import { flushTyping } from '#src/editing/typing.ts';
import { useDraft } from '#src/editing/use-draft.ts';
import { useSaving } from '#src/editing/use-saving.ts';
import { type MapStep, mapHistoryReducer } from '../model/edit-history.ts';
import type { Idea } from '../model/idea-tree.ts';
import { mindmapCopy } from '../model/mindmap-copy.ts';
import { checkMap, formOfMap, type MapForm, mapForm, sampleMap } from '../model/mindmap-form.ts';

/** Parses the server's map; null if invalid. */
export const parseMap = (current: unknown): MindmapDraft | null =>
  mindmapDraft.safeParse(current).data ?? null;

/**
 * The work on one mind map, new or stored: title and tree with their draft on this device, undo and redo of
 * the tree, and saving. A saved new map becomes a stored one, and editing continues.
 */
export function useMindmapEditor({
  chapter,
  map: given,
  acts,
  onCreated,
}: {
  chapter: { _id: string; name: string };
  /** The map to edit; null for a new one. */
  map: MindmapDraft | null;
  acts: Pick<DraftList<'mindmaps'>, 'create' | 'update'>;
  /** The new map is saved: pass it in as `map` from now on. */
  onCreated: (map: MindmapDraft) => void;
}) {
  const [sample] = useState(() => sampleMap(chapter.name));
  // Set before the next render passes it in, so that a second save does not create it again.
  const created = useRef<MindmapDraft | null>(null);
  const map = given ?? created.current;
  const keyOf = (stored: MindmapDraft | null) =>
    stored ? `mindmap:${stored._id}` : `new-mindmap:${chapter._id}`;
  const saved = useMemo(() => (map ? formOfMap(map) : sample), [map, sample]);
  const draft = useDraft<MapForm>({
    key: keyOf(map),
    schema: mapForm,
    saved,
    stored: map,
  });
  const latest = useRef(draft);
  latest.current = draft;
  const [trail, setTrail] = useState<{ past: Idea[]; future: Idea[] }>({ past: [], future: [] });
  const latestTrail = useRef(trail);
  const keepTrail = (next: { past: Idea[]; future: Idea[] }) => {
    latestTrail.current = next;
    setTrail(next);
  };
  // Two steps may come before the next render: the second one builds on the first.
  const latestForm = useRef(draft.value);
  latestForm.current = draft.value;
  const change = (form: MapForm) => {
    latestForm.current = form;
    latest.current.setValue(form);
  };

  /** @returns whether the step changed anything */
  const dispatch = useCallback((step: MapStep): boolean => {
    const form = latestForm.current;
    const before = { ...latestTrail.current, present: form.root };
    const { past, present, future } = mapHistoryReducer(before, step);
    if (present === before.present) return false;
    keepTrail({ past, future });
    change({ ...form, root: present });
    return true;
  }, []);
  /** The undo history belongs to discarded work. */
  const forget = () => keepTrail({ past: [], future: [] });

  const [hasTried, setHasTried] = useState(false);
  const form = draft.value;
  const error = hasTried ? checkMap(form, chapter._id).error : null;
  const latestGiven = useRef(given);
  latestGiven.current = given;
  const mapNow = () => latestGiven.current ?? created.current;
  const saving = useSaving({
    isDirty: () => latest.current.isDirtyNow() || mapNow() === null,
    failureText: mindmapCopy.mindmapSaveFailed,
    isActive: false,
    send: (overwrites) =>
      latest.current.send(async ({ value, seenUpdatedAt }) => {
        const { fields } = checkMap(value, chapter._id);
        if (!fields) throw new Error(mindmapCopy.mindmapSaveFailed);
        const known = mapNow();
        const next = known
          ? await acts.update(known._id, fields, overwrites ?? seenUpdatedAt)
          : await acts.create(fields);
        if (!known) {
          created.current = next;
          onCreated(next);
        }
        return { updatedAt: next.updatedAt, key: keyOf(next) };
      }),
  });
  return {
    form,
    draft: {
      ...draft,
      discard() {
        forget();
        draft.discard();
      },
    },
    dispatch,
    canUndo: trail.past.length > 0,
    canRedo: trail.future.length > 0,
    setTitle: (title: string) => change({ ...latestForm.current, title }),
    error,
    saving,
    /** Whether leaving now would lose work. */
    isDirtyNow: draft.isDirtyNow,
    isSending: saving.isSending,
    /** The current work, including what is being typed. */
    readNow(): MapForm {
      flushTyping();
      return latestForm.current;
    },
    /** The valid fields of the work; otherwise shows the error. */
    checkNow() {
      const checked = checkMap(latestForm.current, chapter._id);
      setHasTried(checked.error !== null);
      return checked.fields;
    },
    /** @returns whether the map is saved; with an error, sends nothing and calls `onError` */
    async save(onError: () => void): Promise<boolean> {
      flushTyping();
      const found = checkMap(latestForm.current, chapter._id).error;
      setHasTried(found !== null);
      if (found === null) return saving.save();
      onError();
      return false;
    },
  };
}
export type EditorState = ReturnType<typeof useMindmapEditor>;
