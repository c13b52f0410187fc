import { lastRead } from '#src/platform/session/last-read.ts';

/** The chapter in the address, else the one read last on this device, else null. */
export const currentChapterId = (): string | null =>
  /^\/tabs\/[^/]+\/([^/]+)/.exec(location.pathname)?.[1] ?? lastRead.get()?.chapterId ?? null;
