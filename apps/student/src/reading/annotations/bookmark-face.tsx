import { marksCopy } from 'virtual:messages/marks';
import { clsx } from 'clsx';
import { Bookmark } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Markable } from './markable.ts';

/** With a label, or as an icon where space is short. */
export type BookmarkLook = 'line' | 'sign';

export type BookmarkProps = {
  item: Markable;
  /** The item's original text. */
  text: string;
  /** The item's name, when a screen has several. */
  of?: string | undefined;
  look?: BookmarkLook;
  className?: string;
};

/** The bookmark button of an item, of the same size on and off. */
export function BookmarkFace({
  look,
  of,
  isOn,
  className,
  ...button
}: ComponentProps<'button'> & { look: BookmarkLook; of: string | undefined; isOn: boolean }) {
  const label = of ? marksCopy.bookmarkOf({ of }) : marksCopy.bookmark;
  return (
    <button
      {...button}
      type="button"
      aria-pressed={isOn}
      aria-label={label}
      title={look === 'sign' ? label : undefined}
      className={clsx(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control text-caption hover:bg-sunken print:hidden',
        isOn ? 'font-bold text-pen' : 'text-ink-2',
        look === 'line' && 'px-3',
        className,
      )}
    >
      <Bookmark size={look === 'line' ? 16 : 18} aria-hidden="true" fill={isOn ? 'currentColor' : 'none'} />
      {look === 'line' ? (
        // Bold text is wider: reserve both widths.
        <span
          className="inline-grid after:invisible after:h-0 after:overflow-hidden after:font-bold after:content-[attr(data-text)]"
          data-text={marksCopy.bookmark}
        >
          {marksCopy.bookmark}
        </span>
      ) : null}
    </button>
  );
}
