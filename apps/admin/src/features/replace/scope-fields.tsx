import type { SubjectDraft } from '@repo/contracts/content.drafts';
import type { ContentList } from '@repo/contracts/items/content-lists';
import { CheckLine } from '#src/chapter-items/check-line.tsx';
import { tabLists, wordsOf } from '#src/selection/chapter-tabs.ts';
import { replaceCopy } from './replace-copy.ts';

/** The chapters and kinds of items that a search leaves out. */
export type Scope = { chapterIds: ReadonlySet<string>; lists: ReadonlySet<ContentList> };

const toggled = <T,>(all: ReadonlySet<T>, each: readonly T[], isIn: boolean): ReadonlySet<T> => {
  const changed = new Set(all);
  for (const one of each) isIn ? changed.delete(one) : changed.add(one);
  return changed;
};

/** The chapters and kinds to search. */
export function ScopeFields({
  subjects,
  left,
  onChange,
}: {
  subjects: readonly SubjectDraft[];
  left: Scope;
  onChange: (left: Scope) => void;
}) {
  const count = subjects.reduce((sum, { chapters }) => sum + chapters.length, 0);
  const setChapters = (ids: readonly string[], isIn: boolean) =>
    onChange({ ...left, chapterIds: toggled(left.chapterIds, ids, isIn) });
  return (
    <details>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-meta font-bold text-pen">
        {replaceCopy.where(
          count - left.chapterIds.size,
          count,
          tabLists.length - left.lists.size,
          tabLists.length,
        )}
      </summary>
      <div className="grid gap-4 sm:grid-cols-2">
        <fieldset className="min-w-0">
          <legend className="mb-1.5 text-meta font-bold">{replaceCopy.chapters}</legend>
          {subjects.map(({ _id, name, chapters }) => {
            const ids = chapters.map((chapter) => chapter._id);
            return (
              <div key={_id}>
                <CheckLine
                  checked={ids.some((id) => !left.chapterIds.has(id))}
                  onChange={(isIn) => setChapters(ids, isIn)}
                >
                  {name}
                </CheckLine>
                <div className="pl-8">
                  {chapters.map((chapter) => (
                    <CheckLine
                      key={chapter._id}
                      checked={!left.chapterIds.has(chapter._id)}
                      onChange={(isIn) => setChapters([chapter._id], isIn)}
                    >
                      {chapter.name}
                    </CheckLine>
                  ))}
                </div>
              </div>
            );
          })}
        </fieldset>
        <fieldset className="min-w-0">
          <legend className="mb-1.5 text-meta font-bold">{replaceCopy.kinds}</legend>
          {tabLists.map((list) => (
            <CheckLine
              key={list}
              checked={!left.lists.has(list)}
              onChange={(isIn) => onChange({ ...left, lists: toggled(left.lists, [list], isIn) })}
            >
              {wordsOf(list).one}
            </CheckLine>
          ))}
        </fieldset>
      </div>
    </details>
  );
}
