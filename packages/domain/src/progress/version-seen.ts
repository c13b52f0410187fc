import type { VersionNames } from '#src/content/publishing/live-version.ts';
import type { UserContext } from '#src/context.ts';

/** The version the student saw, if the submission names an existing one; else the newest. */
export async function versionSeen(
  ctx: UserContext,
  timestamp: string | undefined,
): Promise<VersionNames | null> {
  const named = timestamp === undefined ? null : await ctx.published.at(timestamp);
  return named ?? ctx.published.current();
}
