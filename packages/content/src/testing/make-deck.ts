import { zipSync } from 'fflate';

/** Notes of an Anki deck as lists of fields, and its media by name. */
export type MadeDeck = {
  notes: string[][];
  media?: Record<string, Uint8Array>;
  isNew?: boolean;
  /** The names of the fields, and the front of the first card. */
  type?: { fields: string[]; question: string };
  /** Whether the media list is broken. */
  hasBrokenList?: boolean;
};

/** Bytes as uncompressed Zstandard. */
export function zstdOf(bytes: Uint8Array): Uint8Array {
  const blockBytes = 131_072;
  const pieces: Uint8Array[] = [Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, 0x50])];
  const count = Math.max(1, Math.ceil(bytes.length / blockBytes));
  for (let n = 0; n < count; n += 1) {
    const block = bytes.subarray(n * blockBytes, (n + 1) * blockBytes);
    const head = block.length * 8 + (n === count - 1 ? 1 : 0);
    pieces.push(Buffer.from([head & 255, (head >> 8) & 255, (head >> 16) & 255]), block);
  }
  return Buffer.concat(pieces);
}

/** Megabytes of zeros in a few bytes: each block is a run-length code. */
export function zstdBomb(megabytes: number): Uint8Array {
  const blocks = megabytes * 8;
  const pieces: Uint8Array[] = [Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, 0x50])];
  for (let n = 0; n < blocks; n += 1) {
    const head = 131_072 * 8 + 2 + (n === blocks - 1 ? 1 : 0);
    pieces.push(Buffer.from([head & 255, (head >> 8) & 255, (head >> 16) & 255, 0]));
  }
  return Buffer.concat(pieces);
}

/** The first field of a protobuf message. */
const field = (bytes: Uint8Array) => Buffer.concat([Buffer.from([0x0a, bytes.length]), bytes]);

/** Media list of the new deck format: a message with an entry per name. */
function mediaList(names: readonly string[]): Uint8Array {
  return Buffer.concat(names.map((name) => field(field(Buffer.from(name)))));
}

async function collection({ notes, type, isNew }: MadeDeck): Promise<Uint8Array> {
  const { default: initSqlJs } = await import('sql.js/dist/sql-wasm-inline.js');
  const database = new (await initSqlJs()).Database();
  database.run('create table notes (id integer primary key, mid integer, tags text, flds text, sfld text)');
  database.run('begin');
  for (const [index, fields] of notes.entries())
    database.run('insert into notes values (?, 1, ?, ?, ?)', [
      index + 1,
      ' t ',
      fields.join('\x1f'),
      fields[0] ?? '',
    ]);
  database.run('commit');
  if (type && isNew) {
    database.run('create table fields (ntid integer, ord integer, name text)');
    for (const [ord, name] of type.fields.entries())
      database.run('insert into fields values (1, ?, ?)', [ord, name]);
    database.run('create table templates (ntid integer, ord integer, name text, config blob)');
    database.run("insert into templates values (1, 0, 'Card', ?)", [field(Buffer.from(type.question))]);
  } else if (type) {
    const flds = type.fields.map((name) => ({ name }));
    database.run('create table col (models text)');
    database.run('insert into col values (?)', [
      JSON.stringify({ 1: { flds, tmpls: [{ qfmt: type.question }] } }),
    ]);
  }
  const bytes = database.export();
  database.close();
  return bytes;
}

/** An Anki deck in the old format, or in the new one, which includes an old one that says to update Anki. */
export async function makeDeck(deck: MadeDeck): Promise<Uint8Array> {
  const { media = {}, isNew = false, hasBrokenList = false } = deck;
  const names = Object.keys(media);
  const files: Record<string, Uint8Array> = {};
  if (isNew) {
    files['collection.anki21b'] = zstdOf(await collection(deck));
    files['collection.anki2'] = await collection({
      notes: [['Please update to the latest Anki version.', '']],
    });
    files.media = zstdOf(mediaList(names));
  } else {
    files['collection.anki2'] = await collection(deck);
    files.media = Buffer.from(JSON.stringify(Object.fromEntries(names.map((name, index) => [index, name]))));
  }
  if (hasBrokenList) files.media = Buffer.from('{"0":');
  for (const [index, bytes] of Object.values(media).entries())
    files[String(index)] = isNew ? zstdOf(bytes) : bytes;
  return zipSync(files);
}
