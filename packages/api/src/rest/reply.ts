import { toldCodes } from '@repo/contracts/errors';
import { z } from 'zod';

/** How a call's reply is made of what its procedure gives. */
export type Reply<Output> = {
  /** @param output the schema of what the procedure gives */
  schema(output: z.ZodType): z.ZodType;
  present(output: Output): unknown;
  /** The JSON of `present(output)` bit by bit, for a reply so long that writing it at once would hold up all others. */
  chunks?(output: Output): Iterable<string>;
};

const success = z.literal(true);
const shapeOf = (schema: z.ZodType) => (schema as z.ZodObject).shape;
/** What every success starts with. */
export const ok = <T extends object>(fields: T) => ({ success: true as const, ...fields });

const message = z.string();
const dataSchema = (data: z.ZodType) => z.object({ success, data });
const dataMessageSchema = (data: z.ZodType) => z.object({ success, data, message });

/** Every failure of every call. */
export const failureReply = z
  .object({ success: z.literal(false), message: z.string(), code: z.enum(toldCodes).optional() })
  .meta({
    id: 'Failure',
    description:
      'message is a sentence for people; code is there where a program has to tell the failure from others',
  });

/** The output as it is. */
export const asItIs: Reply<unknown> = { schema: (output) => output, present: (output) => output };

/** The output without one of its fields, which only our own app is told. */
export const allBut = <Name extends string>(name: Name): Reply<Partial<Record<Name, unknown>>> => ({
  schema(output) {
    const { [name]: _, ...others } = shapeOf(output);
    return z.object(others);
  },
  present: ({ [name]: _, ...others }) => others,
});

/** `{success, ...output}`, and a sentence if one is given. */
export const spread = (sentence?: string): Reply<object> => ({
  schema: (output) =>
    z.object({ success, ...shapeOf(output), ...(sentence === undefined ? {} : { message }) }),
  present: (output) => ok({ ...output, ...(sentence === undefined ? {} : { message: sentence }) }),
});

/** `{success, [name]: output}` */
export const named = (name: string): Reply<unknown> => ({
  schema: (output) => z.object({ success, [name]: output }),
  present: (output) => ok({ [name]: output }),
});

/** `{success, data: output}` */
export const data = named('data');

/** `{success, data: output, message}` */
export const dataAnd = (sentence: string): Reply<unknown> => ({
  schema: dataMessageSchema,
  present: (output) => ok({ data: output, message: sentence }),
});

/** `{success, data: output[name], message: output.message}` */
export const partAnd = <Name extends string>(
  name: Name,
): Reply<{ message: string } & Record<Name, unknown>> => ({
  schema: (output) => dataMessageSchema(shapeOf(output)[name] as z.ZodType),
  present: (output) => ok({ data: output[name], message: output.message }),
});

/** `{success, data, message}` of an output that has the sentence among its fields. */
export const toldData: Reply<{ message: string }> = {
  schema(output) {
    const { message: _, ...fields } = shapeOf(output);
    return dataMessageSchema(z.object(fields));
  },
  present: ({ message: sentence, ...fields }) => ok({ data: fields, message: sentence }),
};

/** `{success, data, message}`: the thing under `name` together with what else the procedure tells of it. */
export const joined = <Name extends string>(name: Name, sentence: string): Reply<Record<Name, object>> => ({
  schema(output) {
    const { [name]: thing, ...more } = shapeOf(output);
    return dataMessageSchema(z.object({ ...shapeOf(thing as z.ZodType), ...more }));
  },
  present: ({ [name]: thing, ...more }) => ok({ data: { ...thing, ...more }, message: sentence }),
});

/** `{success, data}` of another shape than the output's. */
export const dataMade = <Output>(
  schema: z.ZodType,
  made: Pick<Reply<Output>, 'present' | 'chunks'>,
): Reply<Output> => ({
  ...made,
  schema: () => dataSchema(schema),
  present: (output) => ok({ data: made.present(output) }),
});
