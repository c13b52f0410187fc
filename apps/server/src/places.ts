import { fileURLToPath } from 'node:url';

/** Files are next to the bundle; without a bundle, they are where the source has them. */
const isBundle = import.meta.url.endsWith('.js');
const place = (bundled: string, source: string) =>
  fileURLToPath(new URL(isBundle ? bundled : source, import.meta.url));

/** Paths of files that are not code of the server. */
export const places = {
  migrations: place('./migrations', '../../../packages/db/migrations'),
  library: place('./library', '../../../packages/content/library'),
  student: place('../../student/dist', '../../student/dist'),
  admin: place('../../admin/dist', '../../admin/dist'),
};
