import { createFileRoute } from '@tanstack/react-router';
import { ChapterScreen } from '#src/features/chapter/chapter-screen.tsx';
import { findChapter } from '#src/library/library.ts';
import { useScreenTitle } from '#src/screen/use-screen-title.ts';

const tabNames = {
  explanation: 'Explanation',
  summary: 'Summary',
  flashcards: 'Flashcards',
  quiz: 'Quiz',
  memes: 'Memes',
  mindmap: 'Mindmap',
} as const;
type ChapterTab = keyof typeof tabNames;

const isTab = (value: unknown): value is ChapterTab => typeof value === 'string' && value in tabNames;

/** `tab` is left out of the address for the first one. */
export const Route = createFileRoute('/_student/tabs/$subjectId/$chapterId')({
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: ChapterTab } => ({
    tab: isTab(tab) ? tab : undefined,
  }),
  component: ChapterRoute,
});

function ChapterRoute() {
  const { subjectId, chapterId } = Route.useParams();
  const { tab = 'explanation' } = Route.useSearch();
  const navigate = Route.useNavigate();
  useScreenTitle(`${findChapter(chapterId)?.name ?? 'Chapter'}: ${tabNames[tab]}`);
  return (
    <ChapterScreen
      key={chapterId}
      subjectId={subjectId}
      chapterId={chapterId}
      tab={tab}
      onTab={(next) => navigate({ search: { tab: next }, resetScroll: false })}
    />
  );
}
