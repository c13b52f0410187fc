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
export type Hidden = { chapters: HiddenChapter[]; papers: { paperId: string; name: string }[] };

/** Content that publishing leaves out because it is switched off; undefined while unknown. */
export function useHidden(): Hidden | undefined {
  const isLoggedIn = useAtomValue(adminSessionAtom).kind === 'open';
  const { data: subjects } = trpc.content.subjects.list.useQuery(undefined, { enabled: isLoggedIn });
  const { data: papers } = trpc.content.papers.list.useQuery(undefined, { enabled: isLoggedIn });
  if (!subjects || !papers) return undefined;
  const chapters = subjects.flatMap((subject) =>
    subject.chapters
      .filter((chapter) => !(subject.isAllContentAvailable && chapter.isAllContentAvailable))
      .filter(({ counts }) => Object.values(counts).some((count) => count > 0))
      .map((chapter): HiddenChapter => {
        const isOnlyOne = subject.isAllContentAvailable || chapter.isAllContentAvailable;
        const off = subject.isAllContentAvailable ? 'chapter' : isOnlyOne ? 'subject' : 'both';
        return {
          subjectId: subject._id,
          subjectName: subject.name,
          chapterId: chapter._id,
          chapterName: chapter.name,
          off,
        };
      }),
  );
  return {
    chapters,
    papers: papers
      .filter(({ isAvailable }) => !isAvailable)
      .map(({ _id, name, year }) => ({ paperId: _id, name: `${name} ${year}` })),
  };
}

/** Number of hidden chapters and papers. */
export const countHidden = ({ chapters, papers }: Hidden): number => chapters.length + papers.length;
