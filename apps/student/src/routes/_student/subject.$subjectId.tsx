import { createFileRoute } from '@tanstack/react-router';
import { useLibrary } from '#src/content/library/library.ts';
import { SubjectScreen } from '#src/features/subject/subject-screen.tsx';
import { useScreenTitle } from '#src/platform/navigation/use-screen-title.ts';

export const Route = createFileRoute('/_student/subject/$subjectId')({
  staticData: { access: 'student' },
  component: SubjectRoute,
});

function SubjectRoute() {
  const { subjectId } = Route.useParams();
  useScreenTitle(useLibrary().findSubject(subjectId)?.name ?? 'Subject');
  return <SubjectScreen key={subjectId} subjectId={subjectId} />;
}
