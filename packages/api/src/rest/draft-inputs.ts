import { pictureOf } from './picture.ts';
import { ok } from './reply.ts';
import type { RestRequest } from './row.ts';

/** How the content tool's documented requests become inputs, and its results replies. */

export const admin = { access: 'admin' } as const;

/** The picture under its documented name, as a file or as text. */
export const bodyOf = ({ body: { image, ...fields } }: RestRequest) =>
  image === undefined ? fields : { ...fields, imageFile: pictureOf(image) };
export const withId = (request: RestRequest) => ({ ...bodyOf(request), id: request.params.id });
export const idOnly = ({ params }: RestRequest) => ({ id: params.id });

/** `{success, data, message}` with the message of the act. */
export const done =
  (message: string) =>
  <T>(output: T) =>
    ok({ data: output, message });
