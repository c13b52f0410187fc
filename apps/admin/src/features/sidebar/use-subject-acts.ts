import type { SubjectDraft } from '@repo/contracts/content.drafts';
import * as contentMessages from '@repo/contracts/messages/content';
import { toast } from '@repo/ui/toast';
import { api } from '#src/api/api.ts';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { sidebarCopy } from './sidebar-copy.ts';
import type { ChapterRow, Subjects } from './use-subjects.ts';

/** Shows a failure in a toast and returns its message; the login handles a rejected session. */
function tell(error: unknown, fallback: string): string {
  const reason = sentenceOf(error, fallback);
  if (!isSessionRefused(error)) toast.error(reason);
  return reason;
}

/** All changes of subjects and chapters; each resolves to its error message, or to null on success. */
export function useSubjectActs(subjects: Subjects) {
  const { mutateAsync: create } = trpc.content.subjects.create.useMutation();
  const { mutateAsync: update } = trpc.content.subjects.update.useMutation();
  const { mutateAsync: createChapterOn } = trpc.content.chapters.create.useMutation();
  const { mutateAsync: updateChapter } = trpc.content.chapters.update.useMutation();

  async function attempt(task: () => Promise<string>, fallback: string): Promise<string | null> {
    try {
      toast.success(await task());
      return null;
    } catch (error) {
      return tell(error, fallback);
    }
  }
  return {
    createSubject: (name: string, image: File | null, onMade: (subject: SubjectDraft) => void) =>
      attempt(async () => {
        const made = await create({ name, imageFile: image ?? undefined });
        subjects.put(made);
        onMade(made);
        return contentMessages.itemCreated('Subject');
      }, sidebarCopy.subjectCreateFailed),

    renameSubject: (subject: SubjectDraft, name: string) =>
      attempt(async () => {
        const { updatedAt } = subjects.current().find(({ _id }) => _id === subject._id) ?? subject;
        const { message, ...renamed } = await update({ id: subject._id, name, seenUpdatedAt: updatedAt });
        subjects.put(renamed);
        return message;
      }, sidebarCopy.subjectUpdateFailed),

    showSubject: (subject: SubjectDraft, isAllContentAvailable: boolean) =>
      attempt(async () => {
        const { message, ...shown } = await update({ id: subject._id, isAllContentAvailable });
        subjects.put(shown);
        return message;
      }, sidebarCopy.subjectAvailabilityFailed),

    createChapter: (
      subject: SubjectDraft,
      name: string,
      onMade: (chapter: { _id: string; updatedAt: string }) => void,
    ) =>
      attempt(async () => {
        const made = await createChapterOn({ name, subject: subject._id });
        await subjects.reload();
        onMade(made);
        return contentMessages.itemCreated('Chapter');
      }, sidebarCopy.chapterCreateFailed),

    renameChapter: (chapter: Pick<ChapterRow, '_id' | 'updatedAt'>, name: string) =>
      attempt(async () => {
        const rows = subjects.current().flatMap(({ chapters }) => chapters);
        const known = rows.find(({ _id }) => _id === chapter._id) ?? chapter;
        const { updatedAt, message } = await updateChapter({
          id: chapter._id,
          name,
          seenUpdatedAt: known.updatedAt,
        });
        subjects.patchChapter(chapter._id, { name, updatedAt });
        return message;
      }, sidebarCopy.chapterUpdateFailed),

    showChapter: (chapter: ChapterRow, isAllContentAvailable: boolean) =>
      attempt(async () => {
        const { updatedAt, message } = await updateChapter({ id: chapter._id, isAllContentAvailable });
        subjects.patchChapter(chapter._id, { isAllContentAvailable, updatedAt });
        return message;
      }, sidebarCopy.chapterAvailabilityFailed),
  };
}

export type SubjectActs = ReturnType<typeof useSubjectActs>;

/** The calls of delayed deletions, which outlive their component. */
export const deleteSubject = ({ _id }: SubjectDraft) => api.content.subjects.delete.mutate({ id: _id });
export const deleteChapter = ({ _id }: ChapterRow) => api.content.chapters.delete.mutate({ id: _id });
