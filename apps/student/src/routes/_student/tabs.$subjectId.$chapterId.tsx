import { chapterCopy } from 'virtual:messages/chapter';
import { createFileRoute } from '@tanstack/react-router';
import { useLibrary } from '#src/content/library/library.ts';
import { ChapterScreen } from '#src/features/chapter/chapter-screen.tsx';
import { parseChapterPlace } from '#src/platform/navigation/chapter-place.ts';
import { useScreenTitle } from '#src/platform/navigation/use-screen-title.ts';

/** The first tab has no `tab` parameter; topic, page and card name an exact place. */
export const Route = createFileRoute('/_student/tabs/$subjectId/$chapterId')({
  staticData: { access: 'student' },
  validateSearch: parseChapterPlace,
  component: ChapterRoute,
});

function ChapterRoute() {
  const { subjectId, chapterId } = Route.useParams();
  const place = Route.useSearch();
  const navigate = Route.useNavigate();
  const { tab = 'explanation' } = place;
  const { findChapter } = useLibrary();
  const shown = place.part ? chapterCopy[place.part] : chapterCopy.tab[tab];
  useScreenTitle(`${findChapter(chapterId)?.name ?? 'Chapter'}: ${shown}`);
  return (
    <ChapterScreen
      key={chapterId}
      subjectId={subjectId}
      chapterId={chapterId}
      tab={tab}
      place={place}
      onTab={(next) => navigate({ search: { tab: next }, resetScroll: false })}
      onPlaceTaken={() => navigate({ search: { tab: place.tab }, replace: true, resetScroll: false })}
    />
  );
}
