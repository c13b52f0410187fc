import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@repo/ui/dialog';
import { controlClass } from '@repo/ui/field';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';

export type Place = { _id: string; name: string; label: string };

/** A dialog that asks for one of these places: type a few letters of it, arrows, Enter. */
export function PlaceChooser({
  title,
  field,
  places,
  none,
  children,
  onChoose,
  onClose,
}: {
  title: string;
  /** Label of the field. */
  field: string;
  places: readonly Place[];
  /** Shown when no place matches. */
  none: ReactNode;
  /** Shown below the list. */
  children?: ReactNode;
  onChoose: (place: Place) => void;
  onClose: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  // Focus again when the dialog asks its next question.
  useEffect(() => input.current?.focus(), [field]);
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={title} phone="full">
      <Autocomplete.Root
        key={field}
        open
        inline
        items={places}
        itemToStringValue={(place: Place) => place.label}
        autoHighlight="always"
        keepHighlight
      >
        <Autocomplete.Input ref={input} aria-label={field} className={clsx(controlClass, 'mt-1.5')} />
        <Autocomplete.Empty>
          <p className="py-4 text-ink-2">{none}</p>
        </Autocomplete.Empty>
        <Autocomplete.List className="mt-3 grid max-h-[45dvh] overflow-y-auto">
          {(place: Place) => (
            <Autocomplete.Item
              key={place._id}
              value={place}
              onClick={() => onChoose(place)}
              className="flex min-h-11 cursor-pointer items-center rounded-chip px-3 py-1.5 wrap-anywhere data-highlighted:bg-pen-tint"
            >
              {place.label}
            </Autocomplete.Item>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
      {children}
    </Dialog>
  );
}
