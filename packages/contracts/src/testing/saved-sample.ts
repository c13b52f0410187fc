import { type SavedKind, savedIds } from '@repo/contracts/saved.rules';
import type { SavedChange } from '@repo/contracts/saved-kinds';
import { savedKinds } from '@repo/contracts/saved-kinds';

type Shape = { properties?: Record<string, Shape>; enum?: unknown[]; maxLength?: number };

function filled({ properties, enum: values, maxLength }: Shape, text: string): unknown {
  if (!properties) return values?.[0] ?? text.slice(0, maxLength);
  return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, filled(each, text)]));
}

/** A thing of this kind in the first sample chapter; each of its fields has the text, cut to its length. */
export const savedSample = <Kind extends SavedKind>(
  kind: Kind,
  text: string,
  { id = 'econ-1', isRemoved = false } = {},
): SavedChange<Kind> =>
  ({
    ...(filled(savedKinds[kind].thing.toJSONSchema() as Shape, text) as object),
    ...{ chapterId: 'econ-1', [savedIds[kind]]: id, isRemoved },
  }) as unknown as SavedChange<Kind>;
