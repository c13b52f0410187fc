const pattern = /^postgres(?:ql)?:\/\/(?:[^@/?]*@)?(?<hosts>[^@/?]+)(?:\/[^?]*)?(?:\?(?<query>.*))?$/;
/** Which server of several a connection may stay on; others could not be written to. */
const writable = ['primary', 'read-write'];

const isHost = (host: string) =>
  URL.canParse(`postgres://${host}/`) && new URL(`postgres://${host}/`).hostname !== '';

/**
 * Whether an address of a Postgres can be used: postgres://user:password@host:5432/name, or several hosts with
 * commas between them and target_session_attrs, so that only the one that takes writes is used.
 */
export function isDatabaseAddress(address: string): boolean {
  const { hosts = '', query = '' } = pattern.exec(address)?.groups ?? {};
  const names = hosts.split(',');
  if (!names.every(isHost)) return false;
  const attributes = new URLSearchParams(query).get('target_session_attrs');
  return attributes === null ? names.length === 1 : writable.includes(attributes);
}
