/**
 * Validates a stored value. A zod schema works; those here are guards instead, because zod would add 7 KB to
 * screens that don't need it.
 */
export type Schema<Value> = {
  /** @throws when the value does not fit */
  parse: (value: unknown) => Value;
};

export type Guard<Value> = (value: unknown) => value is Value;

export const isText: Guard<string> = (value) => typeof value === 'string';
export const isWhole: Guard<number> = (value): value is number => Number.isInteger(value);

export const isListOf =
  <Item>(isItem: Guard<Item>): Guard<Item[]> =>
  (value): value is Item[] =>
    Array.isArray(value) && value.every(isItem);

export const isRecord: Guard<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with at least these fields. */
export const hasFields =
  <Value extends object>(fields: { [Field in keyof Value]-?: Guard<Value[Field]> }): Guard<Value> =>
  (value): value is Value =>
    isRecord(value) && Object.entries<Guard<unknown>>(fields).every(([field, isIt]) => isIt(value[field]));

/** A schema from a type guard. */
export const guarded = <Value>(isIt: Guard<Value>): Schema<Value> => ({
  parse(value) {
    if (isIt(value)) return value;
    throw new TypeError();
  },
});
