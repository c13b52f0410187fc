import type { ApiContext } from 'virtual:api/context.ts';
import type { ProcedureBuilder } from 'virtual:api/procedure.ts';
import { restRows } from 'virtual:api/rest/index.ts';
import { asItIs } from 'virtual:api/rest/reply.ts';
import { type ProcedurePath, row } from 'virtual:api/rest/row.ts';
import { appRouter } from 'virtual:api/router.ts';
import { limitedUserProcedure, publicProcedure, userProcedure } from 'virtual:api/trpc.ts';
import type { DomainContext } from '@repo/domain';
import type { ZodType } from 'zod';
import { type ReadyReplies, reaches, type StepName } from '../steps.ts';

type Procedure = { _def: { type: 'query' | 'mutation'; inputs: ZodType[]; output: ZodType } };
type Builder = ProcedureBuilder<object, ZodType | undefined, ZodType>;
type Verb = (call: { ctx: ApiContext }) => unknown;

const procedures = appRouter._def.procedures as unknown as Record<string, Procedure>;

/** Replaces a procedure by a prepared one, and mounts its documented calls on that. */
function replace(path: ProcedurePath, real: Procedure, made: Procedure): void {
  procedures[path] = made;
  for (const documented of restRows.filter(({ procedure }) => procedure === path)) {
    const address = documented.path as `/v1/${string}`;
    const { call } = row(documented.method, address, { procedure: path, summary: '', reply: asItIs });
    Object.assign(documented, { call });
  }
  procedures[path] = real;
}

/** The guard of the two calls at this step. */
function doorOf(step: StepName): Builder {
  if (reaches(step, 'student-limit')) return limitedUserProcedure('study') as unknown as Builder;
  return (reaches(step, 'signed-in') ? userProcedure : publicProcedure) as unknown as Builder;
}

/** Reads sessions with Lucia, without its further processing. */
function lookUpIn({ sessions }: DomainContext): (token: string) => Promise<unknown> {
  const adapter = Reflect.get(sessions, 'adapter') as { getSessionAndUser(token: string): Promise<unknown> };
  return (token) => adapter.getSessionAndUser(token);
}

/**
 * A procedure from the product's builder, with the real schemas if the step has them, that returns `output`.
 */
function cutProcedure(
  { _def: { type, inputs, output: schema } }: Procedure,
  { step, domain, output }: { step: StepName; domain: DomainContext; output: unknown },
): Procedure {
  const [input] = inputs;
  const door = doorOf(step);
  const taking = input && reaches(step, 'validation') ? door.input(input) : door;
  const builder: Builder = reaches(step, 'validation') ? taking.output(schema) : taking;
  const lookUp = lookUpIn(domain);
  const verb: Verb =
    step === 'session-look-up'
      ? async ({ ctx }) => {
          await lookUp(ctx.token?.value ?? '');
          return output;
        }
      : () => output;
  return builder[type](verb) as unknown as Procedure;
}

/**
 * Cuts off the two documented calls after a step: from there on they return prepared replies. The process has
 * that step's calls from then on.
 * @returns the domain to mount the calls with
 */
export function cutProcedures(step: StepName, domain: DomainContext, ready: ReadyReplies): DomainContext {
  const cut = (path: ProcedurePath, output: unknown) => {
    const real = procedures[path];
    if (!real) throw new Error(`there is no procedure ${path}`);
    replace(path, real, cutProcedure(real, { step, domain, output }));
  };
  if (!reaches(step, 'signed-in')) cut('auth.verifyToken', { user: ready.read.user });
  if (!reaches(step, 'verb')) cut('progress.saveReadingPosition', ready.save.data);
  if (reaches(step, 'stored')) return domain;
  return {
    ...domain,
    storePosition: async ({ currentTopicIndex, currentPageIndex }) => ({
      ...{ currentTopicIndex, currentPageIndex, isCompleted: false },
    }),
  };
}
