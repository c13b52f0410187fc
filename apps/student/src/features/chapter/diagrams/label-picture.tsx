import { pinOf } from '@repo/contracts/drawn-labels';
import type { CSSProperties } from 'react';
import type { Diagram } from './diagram.ts';
import { numberedAddress } from './numbered-address.ts';

/** The drawing with numbers; a tap asks for the nearest of `asked`. */
export function LabelPicture({
  diagram,
  asked,
  active,
  isShown,
  onPick,
}: {
  diagram: Diagram;
  asked: readonly number[];
  /** The label whose control has the focus. */
  active: number | null;
  isShown: (index: number) => boolean;
  onPick: (index: number) => void;
}) {
  const { labels, box } = diagram.drawing;
  const activeLabel = active === null ? undefined : labels[active];
  const pin = activeLabel ? pinOf(activeLabel) : null;
  const percent = (value: number, whole: number) => `${(value / whole) * 100}%`;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for touch; each number has its own control
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div
      className="label-picture"
      style={{ '--ratio': (box.width / box.height).toFixed(3) } as CSSProperties}
      onClick={({ currentTarget, clientX, clientY }) => {
        const shown = currentTarget.getBoundingClientRect();
        const scale = box.width / shown.width;
        const x = box.x + (clientX - shown.left) * scale;
        const y = box.y + (clientY - shown.top) * scale;
        const distance = (index: number) => {
          const label = labels[index];
          if (!label) return Number.POSITIVE_INFINITY;
          return Math.min(...[pinOf(label), label.at].map(([pinX, pinY]) => Math.hypot(pinX - x, pinY - y)));
        };
        const [nearest] = [...asked].sort((a, b) => distance(a) - distance(b));
        if (nearest !== undefined) onPick(nearest);
      }}
    >
      <img
        src={numberedAddress(diagram, isShown)}
        alt={diagram.figure.description}
        width={box.width}
        height={box.height}
        draggable={false}
      />
      {pin ? (
        <span
          className="label-ring"
          style={{ left: percent(pin[0] - box.x, box.width), top: percent(pin[1] - box.y, box.height) }}
        />
      ) : null}
    </div>
  );
}
