import { createFileRoute } from '@tanstack/react-router';
import { SheetScreen } from '#src/features/sheet/sheet-screen.tsx';

export const Route = createFileRoute('/_student/sheet/$chapterId')({
  staticData: { access: 'super' },
  component: Sheet,
});

function Sheet() {
  const { chapterId } = Route.useParams();
  return <SheetScreen key={chapterId} chapterId={chapterId} />;
}
