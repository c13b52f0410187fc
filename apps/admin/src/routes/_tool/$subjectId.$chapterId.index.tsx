import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_tool/$subjectId/$chapterId/')({
  beforeLoad: ({ params }) => {
    throw redirect({
      to: '/$subjectId/$chapterId/$tab',
      params: { ...params, tab: 'notes' },
      replace: true,
    });
  },
});
