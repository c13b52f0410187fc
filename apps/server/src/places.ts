import { fileURLToPath } from 'node:url';

/** Beside the bundle when there is one, else where the source has it. */
const isBundle = import.meta.url.endsWith('.js');
const place = (bundled: string, source: string) =>
  fileURLToPath(new URL(isBundle ? bundled : source, import.meta.url));

/** Where this server finds what is not its own code. */
export const places = {
  migrations: place('./migrations', '../../../packages/db/migrations'),
  library: place('./library', '../../../packages/content/library'),
  student: place('../../student/dist', '../../student/dist'),
  admin: place('../../admin/dist', '../../admin/dist'),
};
