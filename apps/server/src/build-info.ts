/** Set by build.mjs; undefined when running from source. */
declare const BUILD_VERSION: string | undefined;
declare const BUILD_COMMIT: string | undefined;

/** The version of apps/server/package.json and, if known, the git commit. */
export const buildInfo = {
  version: typeof BUILD_VERSION === 'undefined' ? 'source' : BUILD_VERSION,
  commit: typeof BUILD_COMMIT === 'undefined' ? 'unknown' : BUILD_COMMIT,
};
