import { fileURLToPath } from 'node:url';

/** Next to the bundle if there is one, else where the source has it. */
const isBundle = import.meta.url.endsWith('.js');
const place = (bundled: string, source: string) =>
  fileURLToPath(new URL(isBundle ? bundled : source, import.meta.url));

/** Paths to files that are not the server's code. */
export const places = {
  migrations: place('./migrations', '../../../packages/db/migrations'),
  library: place('./library', '../../../packages/content/library'),
  student: place('../../student/dist', '../../student/dist'),
  admin: place('../../admin/dist', '../../admin/dist'),
};
