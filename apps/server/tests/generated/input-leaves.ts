import { appRouter } from '@repo/api';
import type { ZodType } from 'zod';

/** The innermost schemas of a schema, each with its path: 'answers.*.index'. */
export type Leaf = { path: string; schema: ZodType };

type Def = {
  type: string;
  shape?: Record<string, ZodType>;
  element?: ZodType;
  innerType?: ZodType;
  in?: ZodType;
  out?: ZodType;
  options?: readonly ZodType[];
  keyType?: ZodType;
  valueType?: ZodType;
  left?: ZodType;
  right?: ZodType;
  getter?: () => ZodType;
};

const under = (path: string, name: string) => (path ? `${path}.${name}` : name);

/** Every leaf of this schema, through lists, unions and pipes. */
export function leavesOf(schema: ZodType, path = '', seen: readonly ZodType[] = []): Leaf[] {
  if (seen.includes(schema)) return [];
  const def = schema._zod.def as unknown as Def;
  const inside = (part: ZodType, at = path) => leavesOf(part, at, [...seen, schema]);
  const named = Object.entries(def.shape ?? {}).map(([name, part]): [ZodType, string] => [
    part,
    under(path, name),
  ]);
  const listed = [def.element, def.valueType, def.keyType].map((part) => [part, under(path, '*')] as const);
  const same = [def.innerType, def.in, def.out, def.left, def.right, def.getter?.(), ...(def.options ?? [])];
  const parts = [...named, ...listed, ...same.map((part) => [part, path] as const)].filter(
    (part): part is [ZodType, string] => part[0] !== undefined,
  );
  return parts.length === 0 ? [{ path, schema }] : parts.flatMap(([part, at]) => inside(part, at));
}

type Procedure = { _def: { inputs: ZodType[] } };

/** The leaves of every procedure's input, named 'progress.submitTest answers.*'. */
export const inputLeaves: Leaf[] = Object.entries(appRouter._def.procedures).flatMap(([name, procedure]) =>
  (procedure as unknown as Procedure)._def.inputs.flatMap((input) =>
    leavesOf(input).map(({ path, schema }) => ({ path: `${name} ${path}`, schema })),
  ),
);
