/** Set by build.mjs; from source there is neither. */
declare const BUILD_VERSION: string | undefined;
declare const BUILD_COMMIT: string | undefined;

/** Which build this is: the version of apps/server/package.json, and the git commit when it was known. */
export const buildInfo = {
  version: typeof BUILD_VERSION === 'undefined' ? 'source' : BUILD_VERSION,
  commit: typeof BUILD_COMMIT === 'undefined' ? 'unknown' : BUILD_COMMIT,
};
