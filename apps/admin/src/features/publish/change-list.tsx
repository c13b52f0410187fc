import type { ContentChange, ItemChange } from '@repo/contracts/admin';
import { contentLists } from '@repo/contracts/items/content-lists';
import { spokenText } from '@repo/ui/markup-needs';
import { type ReactNode, useState } from 'react';
import { publishCopy } from './publish-copy.ts';
import { versionsCopy } from './versions-copy.ts';

const shownPerPlace = 8;

/** An item of a chapter that may exist on both sides. */
export type ChangedItem = { chapterId: string; item: ItemChange & { itemId: string }; line: string };

type Line = { text: string; opens: ChangedItem | null };

function lineOf(chapterId: string | null, item: ItemChange): Line {
  const text = publishCopy.item({ ...item, label: spokenText(item.label) });
  const { itemId } = item;
  return {
    text,
    opens: chapterId && itemId ? { chapterId, item: { ...item, itemId }, line: text } : null,
  };
}

const plain = (text: string): Line => ({ text, opens: null });

/** What changed in a place, in words. */
function linesOf({ kind, chapterId, paperId, fields, items }: ContentChange): Line[] {
  if (kind !== 'changed')
    return [
      plain(
        paperId
          ? publishCopy.wholePaper(kind)
          : chapterId
            ? publishCopy.wholeChapter(kind)
            : publishCopy.wholeSubject(kind),
      ),
    ];
  const lists: readonly string[] = contentLists;
  return [
    ...fields.filter((field) => !lists.includes(field)).map((field) => plain(publishCopy.field(field))),
    ...items.map((item) => lineOf(chapterId, item)),
  ];
}

/** What a publish would change for students, place by place. */
export function ChangeList({
  changes,
  Heading = 'h3',
  actOn,
}: {
  changes: ContentChange[];
  Heading?: 'h2' | 'h3';
  actOn?: (change: ContentChange) => ReactNode;
}) {
  return (
    <section className="grid gap-2">
      <Heading className="text-h3">{publishCopy.changesTitle}</Heading>
      <p className="text-meta text-ink-2">
        {changes.length === 0 ? publishCopy.noChanges : publishCopy.onlyAvailable}
      </p>
      <ChangedPlaces changes={changes} actOn={actOn} />
    </section>
  );
}

/** Changes place by place. `onOpen` opens an item of a chapter; `actOn` are the actions for a place. */
export function ChangedPlaces({
  changes,
  onOpen,
  actOn,
}: {
  changes: readonly ContentChange[];
  onOpen?: (changed: ChangedItem) => void;
  actOn?: ((change: ContentChange) => ReactNode) | undefined;
}) {
  return (
    <ul className="grid gap-3">
      {changes.map((change) => (
        <ChangedPlace
          key={`${change.subjectId} ${change.chapterId} ${change.paperId}`}
          change={change}
          onOpen={onOpen}
          action={actOn?.(change)}
        />
      ))}
    </ul>
  );
}

function ChangedPlace({
  change,
  onOpen,
  action,
}: {
  change: ContentChange;
  onOpen: ((changed: ChangedItem) => void) | undefined;
  action: ReactNode;
}) {
  const [isWhole, setIsWhole] = useState(false);
  const lines = linesOf(change);
  const shown = isWhole ? lines : lines.slice(0, shownPerPlace);
  const hidden = lines.length - shown.length;
  return (
    <li className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="min-w-0 font-bold wrap-anywhere">
          {change.chapterName ? `${change.subjectName}, ${change.chapterName}` : change.subjectName}
        </p>
        {action}
      </div>
      {change.changedBy?.length ? (
        <p className="text-meta text-ink-2 wrap-anywhere">{publishCopy.changedBy(change.changedBy)}</p>
      ) : null}
      <ul className="text-meta text-ink-2">
        {shown.map(({ text, opens }, index) => (
          <li key={index} className="wrap-anywhere">
            {opens && onOpen ? (
              <button
                type="button"
                aria-label={versionsCopy.openItem(text)}
                onClick={() => onOpen(opens)}
                className="flex min-h-11 w-full items-center rounded-control py-1.5 text-left text-pen underline wrap-anywhere hover:bg-sunken"
              >
                {text}
              </button>
            ) : (
              text
            )}
          </li>
        ))}
        {hidden > 0 ? (
          <li>
            {onOpen ? (
              <button
                type="button"
                onClick={() => setIsWhole(true)}
                className="min-h-11 rounded-control py-1.5 font-bold text-pen hover:bg-sunken"
              >
                {versionsCopy.showMore(hidden)}
              </button>
            ) : (
              publishCopy.more(hidden)
            )}
          </li>
        ) : null}
      </ul>
    </li>
  );
}
