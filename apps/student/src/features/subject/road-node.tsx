import { subjectCopy } from 'virtual:messages/subject';
import { Badge } from '@repo/ui/badge';
import { Character } from '@repo/ui/character';
import { Tick } from '@repo/ui/tick';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useCharacter } from '#src/account/character/use-character.ts';
import { inRem, isWinding, type RoadPoint, sideOf } from './road-geometry.ts';
import type { Claim } from './use-claim.ts';
import type { RoadChapter } from './use-road.ts';

type Props = {
  chapter: RoadChapter;
  index: number;
  point: RoadPoint;
  roadWidthPx: number;
  /** Whether the student's plan has locked chapters. */
  isBasic: boolean;
  claim: Claim;
};

const edgePx = 12;
/** Distance between disc and name; larger for the active chapter because of its ring. */
const gapOf = (status: RoadChapter['status']) => (status === 'active' ? 18 : 12);

/** Radius of a chapter's disc. */
const radiusOf = (status: RoadChapter['status']) => (status === 'active' ? 36 : 32);

function Disc({ chapter, number }: { chapter: RoadChapter; number: number }) {
  const { status, isLocked, isFresh } = chapter;
  return (
    <span
      className={clsx(
        'keep-colour relative grid place-items-center rounded-full font-heading text-h3 tabular-nums transition-transform group-active:scale-95',
        status === 'completed' && 'size-16 bg-tick-fill text-white',
        status === 'active' && 'size-18 bg-pen-fill text-white',
        status === 'upcoming' && 'size-16 border-2 border-line-strong bg-surface text-ink',
      )}
    >
      {status === 'completed' ? <Tick size={38} animated={isFresh} /> : number}
      {isLocked ? (
        <span className="absolute -bottom-1 -right-1 grid size-7 place-items-center rounded-full border-2 border-line-strong bg-surface text-ink-2">
          <Lock size={14} strokeWidth={2.5} aria-hidden="true" />
        </span>
      ) : null}
    </span>
  );
}

/** The ring around the active chapter. */
function Ring() {
  return (
    <svg
      viewBox="0 0 96 96"
      className="pointer-events-none absolute left-1/2 top-1/2 size-24 -translate-x-1/2 -translate-y-1/2"
      fill="none"
      aria-hidden="true"
    >
      <path d="M92 48a44 44 0 0 1-52 43" stroke="var(--pen)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}

/** Name, state and lock as text, on the side with room. */
function Label({ chapter, index, point, roadWidthPx, isBasic }: Omit<Props, 'claim'>) {
  const isLeft = isWinding(roadWidthPx) && sideOf(index) === 1;
  const room = isLeft ? point.x : roadWidthPx - point.x;
  const style: CSSProperties = {
    [isLeft ? 'right' : 'left']: `calc(100% + ${inRem(gapOf(chapter.status))})`,
    width: inRem(room - radiusOf(chapter.status) - gapOf(chapter.status) - edgePx),
    textAlign: isLeft ? 'right' : 'left',
  };
  return (
    <span className="pointer-events-none absolute top-1/2 grid -translate-y-1/2 gap-1" style={style}>
      <span
        className={clsx(
          'font-bold leading-5 text-ink',
          isWinding(roadWidthPx) ? 'line-clamp-4' : 'line-clamp-6',
        )}
      >
        {chapter.name}
      </span>
      <span className={clsx('flex flex-wrap gap-1', isLeft && 'justify-end')}>
        {chapter.isNextUp ? <Badge tone="pen">{subjectCopy.nextUp}</Badge> : null}
        {isBasic ? (
          <Badge tone={chapter.isLocked ? 'neutral' : 'tick'}>
            {chapter.isLocked ? subjectCopy.locked : subjectCopy.unlocked}
          </Badge>
        ) : null}
      </span>
    </span>
  );
}

function StartBubble() {
  return (
    <span
      aria-hidden="true"
      className="absolute bottom-[calc(100%-12px)] left-1/2 -translate-x-1/2 rounded-control border-2 border-pen bg-surface px-3.5 text-meta leading-7 font-bold whitespace-nowrap text-pen"
    >
      {subjectCopy.start}
    </span>
  );
}

/** The companion beside the active chapter, opposite its name. */
function Companion({ index }: { index: number }) {
  const { character } = useCharacter();
  const side = sideOf(index);
  const size = side === 0 ? 68 : 40;
  const style = side === 1 ? { left: 'calc(100% + 6px)' } : { right: 'calc(100% + 6px)' };
  return (
    <span className="pointer-events-none absolute top-1/2 -translate-y-1/2" style={style}>
      <Character name={character} size={size} />
    </span>
  );
}

/** A chapter on the road: a link, or in selection mode a button that claims it. */
export function RoadNode(props: Props) {
  const { chapter, index, point, isBasic, claim } = props;
  const { status, isLocked, isNextUp, name, subjectId, _id } = chapter;
  const lockWord = isBasic ? [isLocked ? subjectCopy.isLocked : subjectCopy.isUnlocked] : [];
  const words = [subjectCopy.status[status], ...(isNextUp ? [subjectCopy.isNextUp] : []), ...lockWord];
  const content: ReactNode = (
    <>
      <Disc chapter={chapter} number={index + 1} />
      {status === 'active' ? <Ring /> : null}
      {status === 'active' && !isLocked && !claim.isChoosing ? <StartBubble /> : null}
      <Label {...props} />
    </>
  );
  const shape = 'group relative grid place-items-center rounded-full no-underline';
  return (
    <li
      className="absolute -translate-x-1/2 -translate-y-1/2"
      style={{ left: inRem(point.x), top: inRem(point.y) }}
      data-chapter={_id}
      data-status={status}
    >
      {claim.isChoosing ? (
        <button
          type="button"
          disabled={!isLocked || claim.isBusy}
          aria-label={
            isLocked
              ? subjectCopy.claimNodeName({ n: index + 1, name })
              : [subjectCopy.nodeName({ n: index + 1, name }), ...words].join(', ')
          }
          onClick={() => claim.ask(chapter)}
          className={clsx(
            shape,
            isLocked ? 'ring-4 ring-marker ring-offset-2 ring-offset-paper' : 'opacity-60',
          )}
        >
          {content}
        </button>
      ) : (
        <Link
          to="/tabs/$subjectId/$chapterId"
          params={{ subjectId, chapterId: _id }}
          aria-label={[subjectCopy.nodeName({ n: index + 1, name }), ...words].join(', ')}
          className={shape}
        >
          {content}
        </Link>
      )}
      {status === 'active' && isWinding(props.roadWidthPx) ? <Companion index={index} /> : null}
    </li>
  );
}
