export type Call = 'read' | 'save';

type Described = {
  name: string;
  layer: string;
  /** Why the product has it: one sentence of the report. */
  why: string;
  isOfSavesAlone?: true;
};

/** The layers from the socket to the database, each on top of all before it; a step is a server with these and no more. */
export const steps = [
  {
    name: 'bare-http',
    layer: 'bare Node http: reads the body, answers the same bytes',
    why: 'Nothing in Node answers for less.',
  },
  {
    name: 'fastify',
    layer: 'Fastify with the same route',
    why: 'It finds the route, reads and writes JSON, and runs the hooks of all that follows.',
  },
  {
    name: 'request-log',
    layer: 'request ids, logger, onResponse line',
    why: 'Somebody who writes to support can name the request, and a failed or slow one is in the log.',
  },
  {
    name: 'closing',
    layer: 'error handler, closing hook',
    why: 'A server is replaced without a failed request, since it knows what is under way.',
  },
  {
    name: 'security-headers',
    layer: 'security headers',
    why: 'No foreign script or frame gets at a student, and no cache keeps a private reply.',
  },
  {
    name: 'rate-limits',
    layer: 'rate limit of all calls',
    why: 'One network address cannot take the server from all others, and each client sees what is left to it.',
  },
  {
    name: 'session-token',
    layer: 'cookies, session token',
    why: 'Apps send a bearer token and browsers a cookie, which must come from our own pages.',
  },
  {
    name: 'browser-cookies',
    layer: 'device cookie, identity proof',
    why: 'They only wait on the reply until a sign-in asks for them.',
  },
  {
    name: 'rest-row',
    layer: "REST row, context, tRPC's one link, deadline",
    why: 'The documented call and the app run one procedure, and a database that hangs holds nobody for long.',
  },
  {
    name: 'validation',
    layer: 'input and output checked by their schemas',
    why: 'No verb meets input that it does not expect, and no field leaves that is not documented.',
  },
  {
    name: 'session-look-up',
    layer: 'session look-up: hash, batched statement, driver',
    why: 'A session that was ended, or a plan that was paid for, counts from the very next call.',
  },
  {
    name: 'signed-in',
    layer: "session's rules, the student as presented, the user's door",
    why: 'A session ends, is renewed at half its life, and opens nothing before the email is verified.',
  },
  {
    name: 'student-limit',
    layer: "limit of the student's calls",
    why: 'An account that runs wild is stopped from whichever addresses it calls.',
    isOfSavesAlone: true,
  },
  {
    name: 'verb',
    layer: "the verb: the chapter's place, its lock",
    why: "The lock is the server's: an app that was tampered with saves nothing in a locked chapter.",
    isOfSavesAlone: true,
  },
  {
    name: 'stored',
    layer: 'the batched save, committed',
    why: 'This is the work itself: a save that was answered is on the disk.',
    isOfSavesAlone: true,
  },
] as const satisfies readonly Described[];

export type StepName = (typeof steps)[number]['name'];
export type Step = Described & { name: StepName };

/** The steps that differ for a call, in their order. */
export const stepsOf = (call: Call): readonly Step[] =>
  (steps as readonly Step[]).filter(({ isOfSavesAlone }) => call === 'save' || !isOfSavesAlone);

/** Whether a server of step `step` includes the layer that `layer` adds. */
export function reaches(step: StepName, layer: StepName): boolean {
  const placeOf = (name: StepName) => steps.findIndex((each) => each.name === name);
  return placeOf(step) >= placeOf(layer);
}

/** The product's replies to both calls; steps that can't compute a reply return these. */
export type ReadyReplies = {
  read: { success: true; user: object; message: string };
  save: { success: true; data: object; message: string };
};
