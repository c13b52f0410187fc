import {
  describeFigure,
  lettersMark,
  readFigureName,
  type Figure as ShownFigure,
  shownFiguresIn,
} from '@repo/contracts/figures';
import { Maximize2 } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { useFigurePlace } from './figure-place.ts';

type FigureProps = {
  figure: ShownFigure;
  /** Rendered caption, or null. */
  caption: ReactNode;
};

/** Subtract the page margins on phones, so that high-density screens choose the smaller form. */
const textMarginsPx = 48;
/** Share of the screen height, in percent. */
const screenShare = 60;
/** Approximate width of narrow figures in markup.css. */
const narrowPx = 320;

/** The picture, with its space reserved before it loads. */
export function FigureImage({
  name,
  alt,
  words = alt,
  describedBy,
  isLarge = false,
  isNarrow = false,
  hasLetters = false,
}: {
  name: string;
  alt: string;
  /** Alternative text when the picture fails to load. */
  words?: string;
  describedBy?: string | undefined;
  /** Full screen and zoomable: uses the wide form on any screen. */
  isLarge?: boolean;
  /** For a narrow figure: the variant that is wide enough for it. */
  isNarrow?: boolean;
  /** A drawing shows letters in place of its labels. */
  hasLetters?: boolean;
}) {
  const figure = readFigureName(name);
  const place = useFigurePlace();
  const address = place.useAddress(name, figure ?? noFigure);
  const { hasNetwork = true } = place;
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const [hadNetwork, setHadNetwork] = useState(hasNetwork);
  if (hasNetwork !== hadNetwork) {
    setHadNetwork(hasNetwork);
    if (hasNetwork) setFailedAt(null);
  }
  if (!figure) return null;
  const { width, height, kind } = figure;
  // Reserved width: the figure's own, at most the text width, and limited by the height of the screen.
  const tallest = `${((screenShare * width) / height).toFixed(3)}vh`;
  const style = {
    '--figure-width': `min(${width}px, 100% - 3px, ${tallest})`,
    '--figure-ratio': `${width} / ${height}`,
  } as CSSProperties;
  if (address === null || failedAt === address.src)
    return (
      <span
        role="img"
        aria-label={alt}
        aria-describedby={describedBy}
        className="figure-paper figure-missing"
        style={style}
      >
        {failedAt === null ? null : (
          <span className="figure-words">
            {hasNetwork ? null : <b className="block">Not downloaded yet</b>}
            {words}
          </span>
        )}
      </span>
    );
  return (
    <img
      src={hasLetters ? `${address.src}${lettersMark}` : address.src}
      srcSet={isLarge ? undefined : address.srcSet}
      sizes={
        address.srcSet && !isLarge
          ? `min(${isNarrow ? Math.min(width, narrowPx) : width}px, 100vw - ${textMarginsPx}px)`
          : undefined
      }
      width={width}
      height={height}
      alt={alt}
      aria-describedby={describedBy}
      loading="lazy"
      decoding="async"
      draggable={false}
      data-kind={kind}
      style={style}
      className="figure-paper"
      onError={() => setFailedAt(address.src)}
    />
  );
}

const noFigure = { slug: '', kind: 'drawing', width: 1, height: 1, hash: '' } as const;

/** A figure with number and caption; a tap opens it in full screen. */
export function Figure({ figure, caption }: FigureProps) {
  const { name, description, isNarrow, hasLetters } = figure;
  const place = useFigurePlace();
  const id = useId();
  const [isDescribed, setIsDescribed] = useState(false);
  const { short, long } = describeFigure(description);
  // A number would lead to the labels.
  const number = hasLetters ? null : (place.numberOf?.(name) ?? null);
  const hasCaption = number !== null || caption !== null;
  const captionId = hasCaption ? `${id}-caption` : undefined;
  return (
    <figure className="figure" data-narrow={isNarrow || undefined} aria-labelledby={captionId}>
      <div className="figure-frame" data-opens={place.open ? true : undefined}>
        <FigureImage
          name={name}
          alt={short}
          words={description}
          describedBy={isDescribed ? `${id}-words` : undefined}
          isNarrow={isNarrow}
          hasLetters={hasLetters}
        />
        {place.open ? (
          // Beside the picture, not around it: screen readers ignore images inside buttons.
          <button
            type="button"
            className="figure-open"
            aria-labelledby={[`${id}-enlarge`, captionId].filter(Boolean).join(' ')}
            onClick={(event) => {
              // Don't flip the card around it.
              event.stopPropagation();
              place.open?.(figure);
            }}
          >
            <span className="figure-enlarge">
              <Maximize2 size={16} aria-hidden="true" />
              <span id={`${id}-enlarge`} className="sr-only">
                Enlarge
              </span>
            </span>
          </button>
        ) : null}
      </div>
      {hasCaption ? (
        <figcaption id={captionId}>
          {number === null ? null : <b>Fig. {number} </b>}
          {caption}
        </figcaption>
      ) : null}
      {place.controls?.(figure, captionId)}
      {long === null ? null : (
        // biome-ignore lint/a11y/useKeyWithClickEvents: not a way in; the card behind must not take the summary's clicks
        <details
          className="figure-long"
          onClick={(event) => event.stopPropagation()}
          onToggle={({ currentTarget }) => setIsDescribed(currentTarget.open)}
        >
          <summary>Describe in words</summary>
          <p id={`${id}-words`}>{long}</p>
        </details>
      )}
    </figure>
  );
}

/** Descriptions of a label's figures, when longer than their names; used as the control's description. */
export const longWordsOf = (text: string): string =>
  shownFiguresIn(text)
    .flatMap(({ description }) => describeFigure(description).long ?? [])
    .join(' ');

/** A figure inside a label or a button, without controls. */
export function PlainFigure({ figure: { name, description, isNarrow, hasLetters }, caption }: FigureProps) {
  const id = useId();
  const { short, long } = describeFigure(description);
  return (
    <span className="figure" data-narrow={isNarrow || undefined}>
      <FigureImage
        name={name}
        alt={short}
        words={description}
        describedBy={long === null ? undefined : id}
        isNarrow={isNarrow}
        hasLetters={hasLetters}
      />
      {caption === null ? null : <span className="figure-caption">{caption}</span>}
      {long === null ? null : (
        <span id={id} hidden>
          {long}
        </span>
      )}
    </span>
  );
}
