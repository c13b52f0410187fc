/** Imported first by every script: prints one line if Node is too old, before anything else fails. */
export const wantedNode = '20.19 or newer (of 22: 22.12 or newer)';

/** @param {string} version as in process.versions.node */
export function isSupportedNode(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 12;
  return major > 22;
}

if (!isSupportedNode(process.versions.node)) {
  console.error(`This needs Node ${wantedNode}; here runs Node ${process.versions.node}.`);
  process.exit(1);
}
