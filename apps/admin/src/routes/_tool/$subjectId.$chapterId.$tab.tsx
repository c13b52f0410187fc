import { createFileRoute, redirect } from '@tanstack/react-router';
import { ChapterScreen } from '#src/routes/-chapter-screen.tsx';
import { tabOf } from '#src/selection/chapter-tabs.ts';
import { tabSearch } from '#src/selection/selection.ts';

export const Route = createFileRoute('/_tool/$subjectId/$chapterId/$tab')({
  validateSearch: tabSearch,
  beforeLoad: ({ params }) => {
    if (tabOf(params.tab)) return;
    throw redirect({
      to: '/$subjectId/$chapterId/$tab',
      params: { ...params, tab: 'notes' },
      replace: true,
    });
  },
  component: ChapterScreen,
});
