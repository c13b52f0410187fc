import { Dialog as Base } from '@base-ui/react/dialog';
import type { MindmapDraft } from '@repo/contracts/content.drafts';
import { copiedName } from '@repo/contracts/content.rules';
import { ReactFlowProvider } from '@xyflow/react';
import { useRef, useState } from 'react';
import type { DraftList } from '#src/chapter-items/use-draft-list.ts';
import { DraftNotice } from '#src/editing/draft-notice.tsx';
import { bothAsItems } from '#src/editing/keep-both.ts';
import { SaveState } from '#src/editing/save-state.tsx';
import { StaleEditDialog } from '#src/editing/stale-edit.tsx';
import { useUnsavedWork } from '#src/editing/unsaved-work.ts';
import { mindmapCopy } from '../model/mindmap-copy.ts';
import { formOfMap, textOfMap } from '../model/mindmap-form.ts';
import { parseMap, useMindmapEditor } from '../state/use-mindmap-editor.ts';
import { DroppedNodesNotice } from './dropped-nodes-notice.tsx';
import { EditorWorkspace } from './editor-workspace.tsx';

/** The editor of one mind map, full screen. Mount it while it is open. */
export function MindmapEditor({
  chapter,
  map,
  acts,
  onCreated,
  onClose,
}: {
  chapter: { _id: string; name: string };
  /** The map to edit; null for a new one. */
  map: MindmapDraft | null;
  acts: Pick<DraftList<'mindmaps'>, 'create' | 'update' | 'replace'>;
  /** The new map is saved: pass it in as `map`, editing continues. */
  onCreated: (map: MindmapDraft) => void;
  onClose: () => void;
}) {
  const work = useMindmapEditor({ chapter, map, acts, onCreated });
  const { form, draft, saving } = work;
  const title = useRef<HTMLInputElement>(null);
  const [round, setRound] = useState(0);
  const save = () => work.save(() => title.current?.focus());
  const askAboutThis = useUnsavedWork({
    isDirty: work.isDirtyNow,
    save,
    discard: draft.discard,
    keep: draft.keepNow,
  });
  const close = async () => {
    if (work.isSending) return;
    if (!draft.isDirty) draft.discard();
    else if (!(await askAboutThis())) return;
    onClose();
  };
  const saveAndClose = async () => {
    if ((await save()) && !work.isDirtyNow()) onClose();
  };
  const takeTheirs = (theirs: MindmapDraft | null) => {
    if (theirs) acts.replace(theirs);
    draft.discard();
    setRound((count) => count + 1);
  };
  const isUntouched = !draft.isDirty && (saving.status.kind === 'clean' || saving.status.kind === 'unsaved');
  return (
    <Base.Root open onOpenChange={(next) => next || void close()} disablePointerDismissal>
      <Base.Portal>
        <Base.Popup
          initialFocus={false}
          className="fixed inset-0 z-50 flex flex-col bg-paper text-ink outline-none"
        >
          <Base.Title className="sr-only">{map ? mindmapCopy.editTitle : mindmapCopy.createTitle}</Base.Title>
          {draft.isReady ? (
            <ReactFlowProvider>
              <EditorWorkspace
                key={round}
                work={work}
                titleRef={title}
                state={isUntouched ? null : <SaveState saving={{ status: saving.status, save }} />}
                notices={
                  <>
                    <DraftNotice draft={draft} />
                    {map ? <DroppedNodesNotice map={map} /> : null}
                  </>
                }
                onSave={() => void save()}
                onSaveAndClose={() => void saveAndClose()}
                onCancel={() => void close()}
              />
            </ReactFlowProvider>
          ) : null}
          <StaleEditDialog
            saving={saving}
            mine={textOfMap(form)}
            asText={(current) => {
              const theirs = parseMap(current);
              return theirs ? textOfMap(formOfMap(theirs)) : '';
            }}
            both={bothAsItems({
              noun: 'Mindmap',
              parse: parseMap,
              check: work.checkNow,
              create: (fields) => acts.create({ ...fields, title: copiedName(fields.title) }),
              failureText: mindmapCopy.mindmapSaveFailed,
              onKept: takeTheirs,
            })}
            onTakeTheirs={(current) => takeTheirs(parseMap(current))}
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
