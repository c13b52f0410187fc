import type { TextPlace } from '@repo/contracts/replace-content';
import { Badge } from '@repo/ui/badge';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { CheckLine } from '#src/chapter-items/check-line.tsx';
import { tabOfList } from '#src/selection/chapter-tabs.ts';
import { replaceCopy } from './replace-copy.ts';
import { keyOf } from './use-replace.ts';

type Choice = {
  chosen: ReadonlySet<string>;
  onChoose: (places: readonly TextPlace[], isChosen: boolean) => void;
};

/** The places by chapter, each with the old and the new words. */
export function PlaceList({ places, to, ...choice }: Choice & { places: readonly TextPlace[]; to: string }) {
  const chapterIds = [...new Set(places.map(({ chapterId }) => chapterId))];
  return chapterIds.map((id) => (
    <Chapter key={id} places={places.filter(({ chapterId }) => chapterId === id)} to={to} {...choice} />
  ));
}

function Chapter({ places, to, chosen, onChoose }: Choice & { places: readonly TextPlace[]; to: string }) {
  const id = useId();
  const [first] = places;
  if (!first) return null;
  const name = `${first.subjectName} › ${first.chapterName}`;
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-2">
      <h2 id={id} className="text-h3 wrap-anywhere">
        {name}
      </h2>
      {places.length > 1 ? (
        <CheckLine
          checked={places.every((place) => chosen.has(keyOf(place)))}
          onChange={(isChosen) => onChoose(places, isChosen)}
        >
          {replaceCopy.all(name)}
        </CheckLine>
      ) : null}
      <ul className="grid overflow-clip rounded-card border-[1.5px] border-edge bg-surface">
        {places.map((place) => (
          <li
            key={keyOf(place)}
            className="flex flex-wrap items-center border-b-[1.5px] border-line last:border-b-0 [&>label]:min-w-[min(12rem,100%)] [&>label]:flex-1"
          >
            <CheckLine
              checked={chosen.has(keyOf(place))}
              onChange={(isChosen) => onChoose([place], isChosen)}
            >
              <Place place={place} to={to} />
            </CheckLine>
            <OpenLink place={place} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The words before, the old and the new text, and the words behind. */
function Place({ place, to }: { place: TextPlace; to: string }) {
  const { before, found, after, kind } = place;
  const note = replaceCopy.kindOf[kind];
  return (
    <>
      <span className="block text-meta text-ink-2">
        {replaceCopy.ofPlace(place)} {note ? <Badge tone="warn">{note}</Badge> : null}
      </span>
      <span className="whitespace-pre-line">
        {before}
        <wbr />
        <del className="bg-red-tint">{found}</del>
        <wbr />
        {to ? <ins className="bg-tick-tint font-bold no-underline">{to}</ins> : null}
        {after}
      </span>
    </>
  );
}

function OpenLink({ place }: { place: TextPlace }) {
  const { subjectId, chapterId, list, itemId, pageId, part } = place;
  const page = pageId ?? (part === null ? undefined : String(part));
  return (
    <Link
      to="/$subjectId/$chapterId/$tab"
      params={{ subjectId, chapterId, tab: tabOfList(list) }}
      search={page === undefined ? { item: itemId } : { item: itemId, page }}
      aria-label={replaceCopy.openName(replaceCopy.ofPlace(place))}
      className="grid min-h-11 min-w-11 place-items-center px-3 text-meta text-pen underline"
    >
      {replaceCopy.open}
    </Link>
  );
}
