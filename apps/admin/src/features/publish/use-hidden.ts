import { useAtomValue } from 'jotai';
import { trpc } from '#src/api/trpc.ts';
import { adminSessionAtom } from '#src/session/admin-session.ts';

/** A chapter with content that no publish includes, and which switches are off. */
export type HiddenChapter = {
  subjectId: string;
  subjectName: string;
  chapterId: string;
  chapterName: string;
  off: 'subject' | 'chapter' | 'both';
};
/** What follows the first summary or mindmap of a chapter: students see only the first. */
export type Behind = Omit<HiddenChapter, 'off'> & { list: 'summaries' | 'mindmaps'; count: number };
export type Hidden = {
  chapters: HiddenChapter[];
  papers: { paperId: string; name: string }[];
  behind: Behind[];
};

const listsWithOneShown = ['summaries', 'mindmaps'] as const;

/** Content that students don't see because it is switched off or not the first; undefined while unknown. */
export function useHidden(): Hidden | undefined {
  const isLoggedIn = useAtomValue(adminSessionAtom).kind === 'open';
  const { data: subjects } = trpc.content.subjects.list.useQuery(undefined, { enabled: isLoggedIn });
  const { data: papers } = trpc.content.papers.list.useQuery(undefined, { enabled: isLoggedIn });
  if (!subjects || !papers) return undefined;
  const all = subjects.flatMap((subject) =>
    subject.chapters.map((chapter) => ({
      place: {
        ...{ subjectId: subject._id, subjectName: subject.name },
        ...{ chapterId: chapter._id, chapterName: chapter.name },
      },
      isSubjectOn: subject.isAllContentAvailable,
      isChapterOn: chapter.isAllContentAvailable,
      counts: chapter.counts,
    })),
  );
  return {
    chapters: all
      .filter(({ isSubjectOn, isChapterOn }) => !(isSubjectOn && isChapterOn))
      .filter(({ counts }) => Object.values(counts).some((count) => count > 0))
      .map(({ place, isSubjectOn, isChapterOn }) => ({
        ...place,
        off: isSubjectOn ? 'chapter' : isChapterOn ? 'subject' : 'both',
      })),
    behind: all
      .filter(({ isSubjectOn, isChapterOn }) => isSubjectOn && isChapterOn)
      .flatMap(({ place, counts }) =>
        listsWithOneShown.map((list) => ({ ...place, list, count: counts[list] - 1 })),
      )
      .filter(({ count }) => count > 0),
    papers: papers
      .filter(({ isAvailable }) => !isAvailable)
      .map(({ _id, name, year }) => ({ paperId: _id, name: `${name} ${year}` })),
  };
}

/** Number of places with something hidden. */
export const countHidden = ({ chapters, papers, behind }: Hidden): number =>
  chapters.length + papers.length + behind.length;
