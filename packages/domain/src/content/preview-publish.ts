import type { ContentChange, PublishPreview, PublishProblem } from '@repo/contracts/admin';
import type { Chapter, Subject } from '@repo/contracts/content';
import { messages } from '@repo/contracts/messages';
import type { DomainContext } from '#src/context.ts';
import { readDrafts } from './read-drafts.ts';
import { availableContent } from './version-parts.ts';
import { subjectsOf } from './versions.ts';

function chapterProblems(chapter: Chapter): string[] {
  const problems: string[] = [];
  if (!chapter.topics.some((topic) => topic.pages.length > 0)) problems.push(messages.problemNoNotes);
  for (const { pages, ...owner } of [...chapter.topics, ...chapter.summaries])
    if (pages.some((page) => page.content.trim() === ''))
      problems.push(messages.problemEmptyPage('name' in owner ? owner.name : owner.title));
  for (const test of chapter.tests)
    test.questions.forEach(({ options, correctAnswer }, index) => {
      if (options[correctAnswer] === undefined)
        problems.push(messages.problemNoAnswer(test.title, index + 1));
    });
  chapter.memes.forEach((meme, index) => {
    if (meme.imageUrl.trim() === '') problems.push(messages.problemNoImage(index + 1));
  });
  return problems;
}

function findProblems(subjects: readonly Subject[]): PublishProblem[] {
  return subjects.flatMap((subject): PublishProblem[] => {
    const whole = { subjectName: subject.name, chapterId: null, chapterName: null };
    if (subject.chapters.length === 0) return [{ ...whole, message: messages.problemNoChapters }];
    return subject.chapters.flatMap((chapter) =>
      chapterProblems(chapter).map((message) => ({
        subjectName: subject.name,
        chapterId: chapter._id,
        chapterName: chapter.name,
        message,
      })),
    );
  });
}

const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);

/** Names of the fields in which two things of one shape differ, leaving out the lists that are compared apart. */
function changedFields<T extends object>(before: T, after: T, apart: readonly string[] = []): string[] {
  return Object.keys(after).filter(
    (field) => !apart.includes(field) && differs(Reflect.get(before, field), Reflect.get(after, field)),
  );
}

type Known<T> = { before: T | undefined; after: T | undefined };

function pairUp<T extends { _id: string }>(before: readonly T[], after: readonly T[]): Known<T>[] {
  const ids = new Set([...after, ...before].map(({ _id }) => _id));
  const of = (list: readonly T[], id: string) => list.find(({ _id }) => _id === id);
  return [...ids].map((id) => ({ before: of(before, id), after: of(after, id) }));
}

/** How one thing changed, or null when it did not. */
function changeOf<T extends object>({ before, after }: Known<T>, apart: readonly string[] = []) {
  if (!before) return { kind: 'added' as const, fields: [] };
  if (!after) return { kind: 'removed' as const, fields: [] };
  const fields = changedFields(before, after, apart);
  return fields.length > 0 ? { kind: 'changed' as const, fields } : null;
}

function orderOf(subject: Subject | undefined): string[] {
  return (subject?.chapters ?? []).map(({ _id }) => _id);
}

function findChanges(published: readonly Subject[], drafts: readonly Subject[]): ContentChange[] {
  return pairUp(published, drafts).flatMap((subjects) => {
    const named = subjects.after ?? subjects.before;
    const place = { subjectId: named?._id ?? '', subjectName: named?.name ?? '' };
    const changes: ContentChange[] = [];
    const whole = changeOf(subjects, ['chapters']);
    if (whole) changes.push({ ...whole, ...place, chapterId: null, chapterName: null });
    for (const chapters of pairUp(subjects.before?.chapters ?? [], subjects.after?.chapters ?? [])) {
      const change = changeOf(chapters);
      const chapter = chapters.after ?? chapters.before;
      if (change && chapter)
        changes.push({ ...change, ...place, chapterId: chapter._id, chapterName: chapter.name });
    }
    const isReordered = changes.length === 0 && differs(orderOf(subjects.before), orderOf(subjects.after));
    if (isReordered)
      changes.push({ kind: 'changed', fields: ['chapters'], ...place, chapterId: null, chapterName: null });
    return changes;
  });
}

/** What a publish would bring: its differences to what students see now, and what an admin may want to mend first. */
export async function previewPublish(ctx: DomainContext): Promise<PublishPreview> {
  const drafts = availableContent(await ctx.database.db.transaction((tx) => readDrafts(tx)));
  await ctx.published.refresh();
  const published = subjectsOf(await ctx.published.current());
  return { problems: findProblems(drafts), changes: findChanges(published, drafts) };
}
