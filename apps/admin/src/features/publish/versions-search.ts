import { z } from 'zod';

const versionId = z.int32().optional().catch(undefined);

/** The two versions that are compared, in the address: a reload and a link that is handed on keep them. */
export const versionsSearch = z.object({ from: versionId, to: versionId });
export type VersionsSearch = z.infer<typeof versionsSearch>;
