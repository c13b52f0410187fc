import { z } from 'zod';

const versionId = z.int32().optional().catch(undefined);

/** The two compared versions, in the address, so that reload and sharing keep them. */
export const versionsSearch = z.object({ from: versionId, to: versionId });
export type VersionsSearch = z.infer<typeof versionsSearch>;
