import { brand } from '@repo/contracts/brand';
import * as contentMessages from '@repo/contracts/messages/content';
import { ErrorPanel } from '@repo/ui/error-panel';
import { Loading, Skeleton } from '@repo/ui/loading';
import { TabPanel, Tabs } from '@repo/ui/tabs';
import { Suspense, useEffect } from 'react';
import { adminCopy } from '#src/admin-copy.ts';
import { isSessionRefused } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { chapterTabs, tabOf } from '#src/selection/chapter-tabs.ts';
import { useChapterChoice, useChooseChapter } from '#src/selection/selection.ts';
import { tabPanels } from './-tab-panels.ts';
import { tabTools } from './-tab-tools.tsx';

/** The main area of a chapter: its name and its tabs. Each tab loads its content when opened. */
export function ChapterScreen() {
  const choice = useChapterChoice();
  const choose = useChooseChapter();
  const { data: subjects, error, refetch, isFetching } = trpc.content.subjects.list.useQuery();
  const subject = subjects?.find(({ _id }) => _id === choice?.subjectId);
  const chapter = subject?.chapters.find(({ _id }) => _id === choice?.chapterId);
  const tabName = tabOf(choice?.tab)?.label ?? '';
  useEffect(() => {
    if (chapter) document.title = `${adminCopy.loginTitle}: ${chapter.name}, ${tabName} · ${brand.name}`;
  }, [chapter, tabName]);

  if (!choice) return null;
  if (!subject || !chapter) {
    if (!subjects && (!error || isSessionRefused(error))) return <ChapterLoading />;
    return (
      <>
        <h1 className="sr-only">{adminCopy.contentTitle}</h1>
        <ErrorPanel
          className="m-6 max-w-measure"
          message={subjects ? contentMessages.chapterMissing : adminCopy.subjectsFailed}
          onRetry={() => refetch()}
          isRetrying={isFetching}
        />
      </>
    );
  }
  const given = {
    _id: chapter._id,
    name: chapter.name,
    subjectId: subject._id,
    subjectName: subject.name,
  };
  return (
    <div className="min-w-0 px-4 pb-8 pt-4 lg:px-6">
      <p className="text-meta text-ink-2">{subject.name}</p>
      <h1 className="mb-2 text-h2 wrap-anywhere">{chapter.name}</h1>
      <Tabs
        label={adminCopy.tabsLabel}
        value={choice.tab}
        onValueChange={(value) => {
          const tab = tabOf(value);
          if (tab) void choose({ ...choice, tab: tab.value });
        }}
        items={chapterTabs}
      >
        {tabPanels.map(({ list, value, Component }) => {
          const { list: ListTools, item: ItemTools } = tabTools[list] ?? {};
          return (
            <TabPanel key={value} value={value} className="min-h-[60dvh] pt-4 outline-offset-4">
              <Suspense fallback={<TabLoading />}>
                <Component
                  key={chapter._id}
                  chapter={given}
                  tools={ListTools && <ListTools chapter={given} />}
                  itemTools={ItemTools && ((item) => <ItemTools {...item} chapter={given} />)}
                />
              </Suspense>
            </TabPanel>
          );
        })}
      </Tabs>
    </div>
  );
}

function TabLoading() {
  return (
    <Loading>
      <Skeleton className="h-80 w-full" />
    </Loading>
  );
}

function ChapterLoading() {
  return (
    <>
      <h1 className="sr-only">{adminCopy.contentTitle}</h1>
      <Loading className="px-4 py-6 lg:px-6">
        <Skeleton className="mb-4 h-7 w-64 max-w-full" />
        <Skeleton className="mb-4 h-12 w-full" />
        <Skeleton className="h-80 w-full" />
      </Loading>
    </>
  );
}
