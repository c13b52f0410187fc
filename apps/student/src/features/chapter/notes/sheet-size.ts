import type { SheetSize } from '@repo/ui/ruled-sheet';
import { persisted } from '#src/platform/storage/persisted.ts';
import { guarded } from '#src/platform/storage/schema.ts';
import { usePersisted } from '#src/platform/storage/use-persisted.ts';

const sizes: readonly SheetSize[] = ['small', 'medium', 'large'];

const sheetSize = persisted<SheetSize>({
  key: 'sheet-size',
  scope: 'device',
  area: 'local',
  schema: guarded((value): value is SheetSize => sizes.some((size) => size === value)),
  fallback: 'medium',
  format: 'text',
});

/** Text size of the notes on this device; `smaller` and `larger` are null at the limits. */
export function useSheetSize(): {
  size: SheetSize;
  smaller: (() => void) | null;
  larger: (() => void) | null;
} {
  const size = usePersisted(sheetSize);
  const stepTo = (step: -1 | 1) => {
    const next = sizes[sizes.indexOf(size) + step];
    return next ? () => void sheetSize.set(next) : null;
  };
  return { size, smaller: stepTo(-1), larger: stepTo(1) };
}
