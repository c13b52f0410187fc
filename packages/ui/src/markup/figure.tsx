import { describeFigure, readFigureName } from '@repo/contracts/figures';
import { Maximize2 } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { useFigurePlace } from './figure-place.ts';

type FigureProps = {
  name: string;
  /** What it shows, for those who can't see it. */
  description: string;
  /** The caption as it is shown, or null. */
  caption: ReactNode;
};

/** In hundredths of its height. */
const screenShare = 60;

/** The picture itself, in the space it will take, which is known before it is loaded. */
export function FigureImage({
  name,
  alt,
  describedBy,
}: {
  name: string;
  alt: string;
  describedBy?: string | undefined;
}) {
  const figure = readFigureName(name);
  const place = useFigurePlace();
  const address = place.useAddress(name, figure ?? noFigure);
  const [failedAt, setFailedAt] = useState<string | null>(null);
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
        {failedAt === null ? null : <span className="figure-words">{alt}</span>}
      </span>
    );
  return (
    <img
      src={address.src}
      srcSet={address.srcSet}
      sizes={address.srcSet ? `min(${width}px, 100vw)` : undefined}
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
export function Figure({ name, description, caption }: FigureProps) {
  const place = useFigurePlace();
  const id = useId();
  const [isDescribed, setIsDescribed] = useState(false);
  const { short, long } = describeFigure(description);
  const number = place.numberOf?.(name) ?? null;
  const image = <FigureImage name={name} alt={short} describedBy={isDescribed ? id : undefined} />;
  return (
    <figure className="figure">
      {place.open ? (
        <button
          type="button"
          className="figure-open"
          onClick={(event) => {
            // Inside a card that a tap turns over.
            event.stopPropagation();
            place.open?.(name);
          }}
        >
          {image}
          <span className="figure-enlarge">
            <Maximize2 size={16} aria-hidden="true" />
            <span className="sr-only">Enlarge</span>
          </span>
        </button>
      ) : (
        image
      )}
      {number !== null || caption ? (
        <figcaption>
          {number === null ? null : <b>Fig. {number} </b>}
          {caption}
        </figcaption>
      ) : null}
      {long === null ? null : (
        <details className="figure-long" onToggle={({ currentTarget }) => setIsDescribed(currentTarget.open)}>
          <summary>Describe in words</summary>
          <p id={id}>{long}</p>
        </details>
      )}
    </figure>
  );
}

/** A figure inside a label or a button: neither caption nor anything to press. */
export function PlainFigure({ name, description }: Omit<FigureProps, 'caption'>) {
  return (
    <span className="figure">
      <FigureImage name={name} alt={describeFigure(description).short} />
    </span>
  );
}
