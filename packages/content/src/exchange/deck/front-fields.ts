/// <reference path="../../sql-js-inline.d.ts" />
import type { Database } from 'sql.js';
import { fieldsOf } from './protobuf.ts';

type NoteType = { id: string; fields: string[]; question: string };

const rowsOf = (database: Database, sql: string) => database.exec(sql)[0]?.values ?? [];

/** The kinds of notes of a deck in the old form, which are JSON. */
function oldTypes(database: Database): NoteType[] {
  const [[models] = []] = rowsOf(database, 'select models from col');
  const given = JSON.parse(String(models)) as Record<
    string,
    { flds: { name: string }[]; tmpls: { qfmt: string }[] }
  >;
  return Object.entries(given).map(([id, { flds, tmpls }]) => ({
    id,
    fields: flds.map(({ name }) => name),
    question: tmpls[0]?.qfmt ?? '',
  }));
}

/** The kinds of notes of a deck in the new form; a card's settings begin with its front. */
function newTypes(database: Database): NoteType[] {
  const fields = rowsOf(database, 'select ntid, name from fields order by ntid, ord');
  return rowsOf(database, 'select ntid, config from templates where ord = 0').map(([id, config]) => {
    const front = [...fieldsOf(config as Uint8Array)].find(({ field }) => field === 1)?.content;
    return {
      id: String(id),
      fields: fields.filter(([ntid]) => ntid === id).map(([, name]) => String(name)),
      question: new TextDecoder().decode(front ?? new Uint8Array()),
    };
  });
}

/** The index of the field that the front of a card shows first; 0 if it shows the first field anywhere. */
function frontOf({ fields, question }: NoteType): number {
  const shown = [...question.matchAll(/\{\{\s*(?![#^/!{\s])([^{}]+?)\s*\}\}/g)].flatMap(([, field = '']) => {
    const index = fields.indexOf(field.slice(field.lastIndexOf(':') + 1).trim());
    return index < 0 ? [] : [index];
  });
  return shown.includes(0) ? 0 : (shown[0] ?? 0);
}

/** Maps each kind of note to the index of the field that asks; empty if the deck doesn't say. */
export function readFrontFields(database: Database, isNew: boolean): Map<string, number> {
  try {
    const types = isNew ? newTypes(database) : oldTypes(database);
    return new Map(types.map((type) => [type.id, frontOf(type)]));
  } catch {
    return new Map();
  }
}
