import type { ContentChange, ItemChange } from '@repo/contracts/admin';
import type { Chapter, Paper, Subject } from '@repo/contracts/content';
import { type ContentList, contentLists } from '@repo/contracts/items/content-lists';
import { paperTitle } from '@repo/contracts/papers.rules';
import { labelOf } from '../bin/item-label.ts';

const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);

/**
 * Names of the fields in which two objects of one shape differ, except the lists in `apart`, which are
 * compared separately.
 */
function changedFields<T extends object>(before: T, after: T, apart: readonly string[] = []): string[] {
  return [...new Set([...Object.keys(after), ...Object.keys(before)])].filter(
    (field) => !apart.includes(field) && differs(Reflect.get(before, field), Reflect.get(after, field)),
  );
}

type Known<T> = { before: T | undefined; after: T | undefined };

function pairUp<T extends { _id: string }>(before: readonly T[], after: readonly T[]): Known<T>[] {
  const [old, now] = [before, after].map((list) => new Map(list.map((each) => [each._id, each])));
  return [...new Set([...after, ...before].map(({ _id }) => _id))].map((id) => ({
    before: old?.get(id),
    after: now?.get(id),
  }));
}

/** How an object changed, or null when it did not. */
function changeOf<T extends object>({ before, after }: Known<T>, apart: readonly string[] = []) {
  if (!before) return { kind: 'added' as const, fields: [] };
  if (!after) return { kind: 'removed' as const, fields: [] };
  const fields = changedFields(before, after, apart);
  return fields.length > 0 ? { kind: 'changed' as const, fields } : null;
}

const idsOf = (list: readonly { _id: string }[] | undefined) => (list ?? []).map(({ _id }) => _id);

function diffItems(list: ContentList, before: Chapter, after: Chapter): ItemChange[] {
  const [old, now]: [readonly { _id: string }[], readonly { _id: string }[]] = [
    before[list] ?? [],
    after[list] ?? [],
  ];
  const changes = pairUp(old, now).flatMap((item): ItemChange[] => {
    const change = changeOf(item);
    const named = item.after ?? item.before;
    if (!change || !named) return [];
    return [{ kind: change.kind, list, itemId: named._id, label: labelOf(list, named) }];
  });
  const common = (ids: string[], other: string[]) => ids.filter((id) => other.includes(id));
  const [oldIds, nowIds] = [idsOf(old), idsOf(now)];
  if (differs(common(oldIds, nowIds), common(nowIds, oldIds)))
    changes.push({ kind: 'moved', list, itemId: null, label: '' });
  return changes;
}

/** Changes of a chapter that exists before and after. */
export type ChapterChange = Pick<ContentChange, 'fields' | 'items'>;

/** What students would see changed in a chapter, or null. */
export function diffChapter(before: Chapter, after: Chapter): ChapterChange | null {
  const fields = changedFields(before, after);
  if (fields.length === 0) return null;
  return { fields, items: contentLists.flatMap((list) => diffItems(list, before, after)) };
}

type NamedChapter = { _id: string; name: string };
export type SubjectOutline = Omit<Subject, 'chapters'> & { chapters: readonly NamedChapter[] };

/**
 * What students would see changed if the second were published instead of the first.
 * @param changed changes of the chapters in both, by id; without unchanged ones
 */
export function diffSubjects(
  published: readonly SubjectOutline[],
  drafts: readonly SubjectOutline[],
  changed: ReadonlyMap<string, ChapterChange>,
): ContentChange[] {
  return pairUp(published, drafts).flatMap((subjects) => {
    const named = subjects.after ?? subjects.before;
    const place = { subjectId: named?._id ?? '', subjectName: named?.name ?? '', paperId: null };
    const itself = { ...place, chapterId: null, chapterName: null, items: [] };
    const changes: ContentChange[] = [];
    const whole = changeOf(subjects, ['chapters']);
    if (whole) changes.push({ ...whole, ...itself });
    for (const { before, after } of pairUp(subjects.before?.chapters ?? [], subjects.after?.chapters ?? [])) {
      const chapter = after ?? before;
      if (!chapter) continue;
      const at = { ...place, chapterId: chapter._id, chapterName: chapter.name };
      const change = before && after ? changed.get(chapter._id) : null;
      if (!before) changes.push({ kind: 'added', fields: [], ...at, items: [] });
      else if (!after) changes.push({ kind: 'removed', fields: [], ...at, items: [] });
      else if (change) changes.push({ kind: 'changed', ...at, ...change });
    }
    const isReordered =
      changes.length === 0 && differs(idsOf(subjects.before?.chapters), idsOf(subjects.after?.chapters));
    if (isReordered) changes.push({ kind: 'changed', fields: ['chapters'], ...itself });
    return changes;
  });
}

/** Differences between board papers, each identified by name and session. */
export function diffPapers(published: readonly Paper[], drafts: readonly Paper[]): ContentChange[] {
  return pairUp(published, drafts).flatMap((papers): ContentChange[] => {
    const change = changeOf(papers);
    const named = papers.after ?? papers.before;
    if (!change || !named) return [];
    const place = { subjectId: null, subjectName: paperTitle(named), paperId: named._id };
    return [{ ...change, ...place, chapterId: null, chapterName: null, items: [] }];
  });
}

/** Total number of changes: items and fields of a changed chapter count one by one. */
export function countChanges(changes: readonly ContentChange[]): number {
  const lists: readonly string[] = contentLists;
  return changes.reduce((sum, { kind, fields, items }) => {
    const own = fields.filter((field) => !lists.includes(field)).length;
    return sum + (kind === 'changed' ? own + items.length : 1);
  }, 0);
}
