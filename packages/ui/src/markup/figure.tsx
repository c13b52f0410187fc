import {
  describeFigure,
  readFigureName,
  type Figure as ShownFigure,
  shownFiguresIn,
} from '@repo/contracts/figures';
import { Maximize2 } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { useFigurePlace } from './figure-place.ts';

type FigureProps = {
  figure: ShownFigure;
  /** The caption as it is shown, or null. */
  caption: ReactNode;
};

/** Beside a text on a phone: with them counted a screen of twice as many pixels takes the small form. */
const textMarginsPx = 48;
/** In hundredths of its height. */
const screenShare = 60;
/** About what markup.css leaves a narrow figure. */
const narrowPx = 320;

/** The picture itself, in the space it will take, which is known before it is loaded. */
export function FigureImage({
  name,
  alt,
  words = alt,
  describedBy,
  isLarge = false,
  isNarrow = false,
}: {
  name: string;
  alt: string;
  /** What is read in its place when it does not come. */
  words?: string;
  describedBy?: string | undefined;
  /** As large as the screen, and to be enlarged: the wide form, however narrow the screen. */
  isLarge?: boolean;
  /** In a figure that is shown narrow: the form that is wide enough for that. */
  isNarrow?: boolean;
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
  // Its space before it is loaded: as wide as it wants to be, no wider than the text, no taller than most of a screen.
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
      src={address.src}
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

/** A figure on its paper, with its number and caption; a tap shows it as large as the screen. */
export function Figure({ figure, caption }: FigureProps) {
  const { name, description, isNarrow } = figure;
  const place = useFigurePlace();
  const id = useId();
  const [isDescribed, setIsDescribed] = useState(false);
  const { short, long } = describeFigure(description);
  const number = place.numberOf?.(name) ?? null;
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
        />
        {place.open ? (
          // Over the picture and not around it: what is inside a button is no picture to a screen reader.
          <button
            type="button"
            className="figure-open"
            aria-labelledby={[`${id}-enlarge`, captionId].filter(Boolean).join(' ')}
            onClick={(event) => {
              // Inside a card that a tap turns over.
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

/** All that the figures of a label show, where that is more than its name says: the description of its control. */
export const longWordsOf = (text: string): string =>
  shownFiguresIn(text)
    .flatMap(({ description }) => describeFigure(description).long ?? [])
    .join(' ');

/** A figure inside a label or a button, where nothing can be pressed. */
export function PlainFigure({ figure: { name, description, isNarrow }, caption }: FigureProps) {
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
