import { toldCodes } from '@repo/contracts/errors';
import { z } from 'zod';

/** How a call's reply is made from its procedure's output. */
export type Reply<Output> = {
  /** @param output the schema of the procedure's output */
  schema(output: z.ZodType): z.ZodType;
  present(output: Output): unknown;
  /**
   * The JSON of `present(output)` in chunks, for a reply so long that serializing it in one go would block
   * all others.
   */
  chunks?(output: Output): Iterable<string>;
};

const success = z.literal(true);
const shapeOf = (schema: z.ZodType) => (schema as z.ZodObject).shape;
/** What every success reply starts with. */
export const ok = <T extends object>(fields: T) => ({ success: true as const, ...fields });

const message = z.string();
const dataSchema = (data: z.ZodType) => z.object({ success, data });
const dataMessageSchema = (data: z.ZodType) => z.object({ success, data, message });

/** The failure reply of every call. */
export const failureReply = z
  .object({ success: z.literal(false), message: z.string(), code: z.enum(toldCodes).optional() })
  .meta({
    id: 'Failure',
    description:
      'message is a sentence for people; code is there where a program has to tell the failure from others',
  });

/** The output, unchanged. */
export const asItIs: Reply<unknown> = { schema: (output) => output, present: (output) => output };

/** The output without one field that is only for our own app. */
export const allBut = <Name extends string>(name: Name): Reply<Partial<Record<Name, unknown>>> => ({
  schema(output) {
    const { [name]: _, ...others } = shapeOf(output);
    return z.object(others);
  },
  present: ({ [name]: _, ...others }) => others,
});

/** `{success, ...output}`, and a sentence if given. */
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

/** `{success, data, message}` for an output that has the sentence in one of its fields. */
export const toldData: Reply<{ message: string }> = {
  schema(output) {
    const { message: _, ...fields } = shapeOf(output);
    return dataMessageSchema(z.object(fields));
  },
  present: ({ message: sentence, ...fields }) => ok({ data: fields, message: sentence }),
};

/** `{success, data, message}`: the item under `name`, merged with the other fields of the output. */
export const joined = <Name extends string>(name: Name, sentence: string): Reply<Record<Name, object>> => ({
  schema(output) {
    const { [name]: thing, ...more } = shapeOf(output);
    return dataMessageSchema(z.object({ ...shapeOf(thing as z.ZodType), ...more }));
  },
  present: ({ [name]: thing, ...more }) => ok({ data: { ...thing, ...more }, message: sentence }),
});

/** `{success, data}` in another shape than the output. */
export const dataMade = <Output>(
  schema: z.ZodType,
  made: Pick<Reply<Output>, 'present' | 'chunks'>,
): Reply<Output> => ({
  ...made,
  schema: () => dataSchema(schema),
  present: (output) => ok({ data: made.present(output) }),
});
