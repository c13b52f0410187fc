import type { TestDraft, WrittenDraft } from '@repo/contracts/content.drafts';
import { Button } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { lazyDialog } from '#src/editing/lazy-parts.tsx';
import type { TabChapter } from '#src/selection/chapter-tabs.ts';
import { classroomCopy } from './classroom-copy.ts';

const PrintTestDialog = lazyDialog(async () => (await import('./print-test-dialog.tsx')).PrintTestDialog);

/** Opens the dialog that prints a test; `source` is the test, or 'written', that is chosen at first. */
export function PrintTestButton({
  chapter,
  source,
  name,
}: {
  chapter: TabChapter;
  source: string;
  name?: string;
}) {
  const { tests, written } = trpc.useUtils().content;
  const [isBusy, setIsBusy] = useState(false);
  const [found, setFound] = useState<{ tests: TestDraft[]; written: WrittenDraft[] } | null>(null);
  const open = async () => {
    setIsBusy(true);
    try {
      const chapterId = { chapterId: chapter._id };
      // Always fetch, because drafts change by the minute.
      const [ofTests, ofWritten] = await Promise.all([
        tests.list.fetch(chapterId, { staleTime: 0 }),
        written.list.fetch(chapterId, { staleTime: 0 }),
      ]);
      setFound({ tests: ofTests, written: ofWritten });
    } catch (error) {
      if (!isSessionRefused(error)) toast.error(sentenceOf(error, classroomCopy.fetchFailed));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        size="sm"
        icon={<Printer size={18} aria-hidden="true" />}
        aria-label={name === undefined ? undefined : classroomCopy.openNamed(name)}
        busy={isBusy}
        onClick={() => void open()}
      >
        {classroomCopy.open}
      </Button>
      {found ? (
        <PrintTestDialog {...found} chapter={chapter} source={source} onClose={() => setFound(null)} />
      ) : null}
    </>
  );
}
