import type { TestDraft } from '@repo/contracts/content.drafts';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { ItemRow } from '#src/chapter-items/item-row.tsx';
import { type HandedDocument, handedDocumentAtom } from '#src/import-export/handed-document.ts';
import { ItemTab } from '#src/item-tab/item-tab.tsx';
import { useItemList } from '#src/item-tab/use-item-list.ts';
import type { TabProps } from '#src/selection/chapter-tabs.ts';
import { StudentPreview } from './student-preview.tsx';
import { TestDialog } from './test-dialog.tsx';
import { formOfTest } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';
import { useTests } from './use-tests.ts';

/** The Test tab: the chapter's tests; one is edited in a dialog. */
export function TestsTab({ chapter, tools, itemTools }: TabProps) {
  const tests = useTests(chapter._id);
  const items = useItemList<TestDraft, HandedDocument>({
    list: 'tests',
    chapterId: chapter._id,
    drafts: tests,
    nameOf: ({ title }) => title,
    consequence: ({ questions }) => testsCopy.removeWhat(questions.length),
    failureText: testsCopy.testDeleteFailed,
  });
  const { setOpen } = items;
  const [handed, setHanded] = useAtom(handedDocumentAtom);
  useEffect(() => {
    if (!handed) return;
    setHanded(null);
    setOpen({ kind: 'new', given: handed });
  }, [handed, setHanded, setOpen]);
  return (
    <ItemTab
      items={items}
      copy={testsCopy}
      failureText={testsCopy.testsFetchFailed}
      art="prakar"
      tools={tools}
      row={({ _id, title, questions, timeLimit, passingScore }, { row, name, index: _, ...acts }) => (
        <ItemRow
          {...acts}
          title={title}
          names={{
            edit: testsCopy.editNamed(title),
            preview: testsCopy.previewNamed(title),
            remove: testsCopy.removeNamed(title),
            acts: testsCopy.actsOf(title),
          }}
          handle={row.handle}
          controls={row.moveButtons}
          tools={itemTools?.({ _id, name })}
        >
          <p className="text-meta text-ink-2">{testsCopy.facts(questions.length, timeLimit, passingScore)}</p>
        </ItemRow>
      )}
      editor={(test, { given, part }) => (
        <TestDialog
          chapterId={chapter._id}
          test={test}
          paper={given}
          startAt={part == null ? undefined : Number(part)}
          acts={tests}
          onCreated={items.edit}
          onClose={() => setOpen(null)}
        />
      )}
      preview={(test, onClose) => <StudentPreview form={formOfTest(test)} onClose={onClose} />}
    />
  );
}
