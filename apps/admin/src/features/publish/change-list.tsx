import type { ContentChange } from '@repo/contracts/admin';
import { contentList } from '@repo/contracts/admin';
import { publishCopy } from './publish-copy.ts';

const shownPerPlace = 8;

/** What of a place changed, in words. */
function linesOf({ kind, chapterId, paperId, fields, items }: ContentChange): string[] {
  if (kind !== 'changed')
    return [
      paperId
        ? publishCopy.wholePaper(kind)
        : chapterId
          ? publishCopy.wholeChapter(kind)
          : publishCopy.wholeSubject(kind),
    ];
  const lists: readonly string[] = contentList.options;
  return [
    ...fields.filter((field) => !lists.includes(field)).map(publishCopy.field),
    ...items.map(publishCopy.item),
  ];
}

/** What a publish would change for students, place by place. */
export function ChangeList({ changes, Heading = 'h3' }: { changes: ContentChange[]; Heading?: 'h2' | 'h3' }) {
  return (
    <section className="grid gap-2">
      <Heading className="text-h3">{publishCopy.changesTitle}</Heading>
      <p className="text-meta text-ink-2">
        {changes.length === 0 ? publishCopy.noChanges : publishCopy.onlyAvailable}
      </p>
      <ul className="grid gap-3">
        {changes.map((change) => {
          const lines = linesOf(change);
          const hidden = lines.length - shownPerPlace;
          const place = change.chapterName
            ? `${change.subjectName}, ${change.chapterName}`
            : change.subjectName;
          return (
            <li key={`${change.subjectId} ${change.chapterId} ${change.paperId}`} className="min-w-0">
              <p className="font-bold wrap-anywhere">{place}</p>
              <ul className="text-meta text-ink-2">
                {lines.slice(0, shownPerPlace).map((line, index) => (
                  <li key={index} className="wrap-anywhere">
                    {line}
                  </li>
                ))}
                {hidden > 0 ? <li>{publishCopy.more(hidden)}</li> : null}
              </ul>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
