/// <reference path="../../sql-js-inline.d.ts" />

import { importColumnsMax } from '@repo/contracts/limits/admin';
import type { Database } from 'sql.js';
import { type BoundedZip, ZipTooLargeError } from '../bounded-zip.ts';
import { packedPicturesMax, readPackedPictures } from '../packed-pictures.ts';
import type { Table } from '../read-table.ts';
import { entriesMax, exchangeMessages, type Window } from '../reading.ts';
import { isRowIn, type TableRow } from '../table-rows.ts';
import { readFrontFields } from './front-fields.ts';
import { readMediaNames } from './media-names.ts';
import { unpackZstd } from './unpack-zstd.ts';

const databaseMaxBytes = 64_000_000;
/**
 * Newest format first: a deck in it also contains an old one, with a single note that says to update Anki.
 */
const collections = ['collection.anki21b', 'collection.anki21', 'collection.anki2'];
const fieldSeparator = '\x1f';

async function readCollection(zip: BoundedZip): Promise<{ bytes: Uint8Array; isNew: boolean }> {
  const name = collections.find((each) => zip.names.includes(each)) ?? '';
  const isNew = name.endsWith('b');
  const file = (await zip.read([name])).get(name);
  if (!file) throw new Error('the deck has no collection');
  return { bytes: isNew ? unpackZstd(file, databaseMaxBytes) : file, isNew };
}

type Note = { type: string; fields: string[] };

/** The notes in the requested window, and the number of all notes. */
function readNotes(database: Database, { from, max }: Window): { notes: Note[]; count: number } {
  const count = Number(database.exec('select count(*) from notes')[0]?.values[0]?.[0] ?? 0);
  const [found] = database.exec('select mid, flds from notes order by id limit $max offset $from', {
    $max: max,
    $from: from - 1,
  });
  const notes = (found?.values ?? []).map(([mid, fields]) => ({
    type: String(mid),
    fields: String(fields).split(fieldSeparator),
  }));
  return { count, notes };
}

/** If the media list is unreadable, only the pictures are lost. */
async function readNames(zip: BoundedZip): Promise<Map<string, string>> {
  const media = (await zip.read(['media'])).get('media');
  try {
    return readMediaNames(media);
  } catch (error) {
    if (error instanceof ZipTooLargeError) throw error;
    return new Map();
  }
}

async function openDatabase(bytes: Uint8Array): Promise<Database> {
  const { default: initSqlJs } = await import('sql.js/dist/sql-wasm-inline.js');
  return new (await initSqlJs()).Database(bytes);
}

/** The field that the card asks is the front, the other filled ones are the back. */
function sidesOf({ type, fields }: Note, fronts: ReadonlyMap<string, number>): [string, string] {
  const front = fronts.get(type) ?? 0;
  const others = fields.filter((_, index) => index !== front).slice(0, importColumnsMax);
  return [fields[front] ?? '', others.filter((field) => field.trim() !== '').join('<br><br>')];
}

/**
 * Reads an Anki deck (.apkg, .colpkg) as a table with the columns front and back, whose texts are HTML.
 * @throws ZipTooLargeError; Error if it is damaged
 */
export async function readDeck(zip: BoundedZip, window: Window): Promise<Table> {
  const { bytes, isNew } = await readCollection(zip);
  const database = await openDatabase(bytes);
  let read: ReturnType<typeof readNotes>;
  let fronts: Map<string, number>;
  try {
    read = readNotes(database, window);
    fronts = readFrontFields(database, isNew);
  } finally {
    database.close();
  }
  const sides = read.notes.map((note) => sidesOf(note, fronts));
  const rows = sides.map((cells, at): TableRow => {
    const index = window.from - 1 + at;
    return { index, line: index + 1, cells, hadApostrophe: false };
  });
  const pictures = await readPackedPictures(zip, await readNames(zip), sides.flat());
  return {
    rows: rows.filter(({ index }) => isRowIn(window, index)),
    rowCount: Math.min(read.count, entriesMax + 1),
    // A deck has no column names: its first note is always a card.
    columns: ['front', 'back'],
    aside: new Map(),
    form: { separator: null, isHtml: true },
    problems: [],
    losses: [exchangeMessages.deckLost],
    notices: pictures.isCut ? [exchangeMessages.picturesLeft(packedPicturesMax)] : [],
    pictures,
  };
}
