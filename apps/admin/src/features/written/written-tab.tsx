import type { WrittenDraft } from '@repo/contracts/content.drafts';
import { firstWords } from '@repo/contracts/written.texts';
import { shortName } from '#src/chapter-items/short-name.ts';
import { useDraftList } from '#src/chapter-items/use-draft-list.ts';
import { ItemTab } from '#src/item-tab/item-tab.tsx';
import { useItemList } from '#src/item-tab/use-item-list.ts';
import type { TabProps } from '#src/selection/chapter-tabs.ts';
import { writtenCopy } from './written-copy.ts';
import { WrittenDialog } from './written-dialog.tsx';
import { formOfWritten } from './written-form.ts';
import { WrittenPreview } from './written-preview.tsx';
import { WrittenRow } from './written-row.tsx';

const nameOf = (question: WrittenDraft) => shortName(firstWords(question)) || writtenCopy.untitled;

/** The Written tab: the chapter's written questions; one is edited in a dialog. */
export function WrittenTab({ chapter, tools, itemTools }: TabProps) {
  const written = useDraftList('written', chapter._id);
  const items = useItemList<WrittenDraft>({
    list: 'written',
    chapterId: chapter._id,
    drafts: written,
    nameOf,
    failureText: writtenCopy.writtenDeleteFailed,
  });
  return (
    <ItemTab
      items={items}
      copy={writtenCopy}
      failureText={writtenCopy.writtenFetchFailed}
      art="prakar"
      tools={tools}
      row={(question, { row, index: _, ...acts }) => (
        <WrittenRow
          {...acts}
          question={question}
          handle={row.handle}
          controls={row.moveButtons}
          tools={itemTools?.({ _id: question._id, name: acts.name })}
        />
      )}
      editor={(question) => (
        <WrittenDialog
          chapterId={chapter._id}
          question={question}
          acts={written}
          onCreated={items.edit}
          onClose={() => items.setOpen(null)}
        />
      )}
      preview={(question, onClose) => <WrittenPreview form={formOfWritten(question)} onClose={onClose} />}
    />
  );
}
