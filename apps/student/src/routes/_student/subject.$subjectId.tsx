import { createFileRoute } from '@tanstack/react-router';
import { SubjectScreen } from '#src/features/subject/subject-screen.tsx';
import { useLibrary } from '#src/library/library.ts';
import { useScreenTitle } from '#src/navigation/use-screen-title.ts';

export const Route = createFileRoute('/_student/subject/$subjectId')({
  staticData: { access: 'student' },
  component: SubjectRoute,
});

function SubjectRoute() {
  const { subjectId } = Route.useParams();
  useScreenTitle(useLibrary().findSubject(subjectId)?.name ?? 'Subject');
  return <SubjectScreen key={subjectId} subjectId={subjectId} />;
}
