const pattern = /^postgres(?:ql)?:\/\/(?:[^@/?]*@)?(?<hosts>[^@/?]+)(?:\/[^?]*)?(?:\?(?<query>.*))?$/;
/** Values of target_session_attrs that select a writable server. */
const writable = ['primary', 'read-write'];

const isHost = (host: string) =>
  URL.canParse(`postgres://${host}/`) && new URL(`postgres://${host}/`).hostname !== '';

/**
 * Whether it is a usable Postgres address: postgres://user:password@host:5432/name, or several
 * comma-separated hosts with target_session_attrs, so that only the writable one is used.
 */
export function isDatabaseAddress(address: string): boolean {
  const { hosts = '', query = '' } = pattern.exec(address)?.groups ?? {};
  const names = hosts.split(',');
  if (!names.every(isHost)) return false;
  const attributes = new URLSearchParams(query).get('target_session_attrs');
  return attributes === null ? names.length === 1 : writable.includes(attributes);
}
