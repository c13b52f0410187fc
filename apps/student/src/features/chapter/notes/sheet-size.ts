import { brand } from '@repo/contracts/brand';
import type { SheetSize } from '@repo/ui/ruled-sheet';
import { atom, useAtom } from 'jotai';

const key = `${brand.storagePrefix}-sheet-size`;
const sizes: readonly SheetSize[] = ['small', 'medium', 'large'];

function readSize(): SheetSize {
  try {
    return sizes.find((size) => size === localStorage.getItem(key)) ?? 'medium';
  } catch {
    return 'medium';
  }
}

const sizeAtom = atom<SheetSize>(readSize());

/** How large the notes are set on this device; `smaller` and `larger` are null at the ends. */
export function useSheetSize(): {
  size: SheetSize;
  smaller: (() => void) | null;
  larger: (() => void) | null;
} {
  const [size, setSize] = useAtom(sizeAtom);
  const stepTo = (step: -1 | 1) => {
    const next = sizes[sizes.indexOf(size) + step];
    if (!next) return null;
    return () => {
      setSize(next);
      try {
        localStorage.setItem(key, next);
      } catch {
        // The choice then holds until the page is left.
      }
    };
  };
  return { size, smaller: stepTo(-1), larger: stepTo(1) };
}
