import { expect, it } from 'vitest';
import { appRouter } from '../router.ts';
import { openApiDocument, restRows } from './index.ts';

it('the documented calls are listed once each, and their procedure exists', () => {
  const calls = restRows.map((row) => `${row.method} ${row.path}`);
  expect(new Set(calls).size).toBe(calls.length);
  for (const row of restRows) expect(Object.keys(appRouter._def.procedures)).toContain(row.procedure);
});

it('the documented calls are all in the OpenAPI document, with their parameters', () => {
  const document = openApiDocument({ publicUrl: 'http://localhost:3000' }) as {
    paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>;
  };
  for (const row of restRows) {
    const path = row.path.replaceAll(/:(\w+)/g, '{$1}');
    const operation = document.paths[path]?.[row.method.toLowerCase()];
    expect(operation, `${row.method} ${path}`).toBeDefined();
    const named = operation?.parameters.filter((each) => each.in === 'path').map((each) => each.name);
    expect(named).toEqual([...row.path.matchAll(/:(\w+)/g)].map((match) => match[1]));
  }
  for (const below of ['', '/manifest', '/{chapterId}/{hash}'])
    expect(document.paths[`/v1/bulk-data${below}`]).toBeDefined();
});

it('the OpenAPI document refers only to schemas that it defines', () => {
  const document = openApiDocument({ publicUrl: 'http://localhost:3000' });
  const text = JSON.stringify(document);
  const refs = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(refs.length).toBeGreaterThan(5);
  for (const ref of new Set(refs)) {
    let found: unknown = document;
    for (const name of ref.split('/')) found = Reflect.get(Object(found), name);
    expect(found, ref).toBeTypeOf('object');
  }
});
