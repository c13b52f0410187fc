import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskImages } from './disk-images.ts';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'images-test-')), 'not', 'there', 'yet');
});
afterEach(() => rm(join(folder, '../../..'), { recursive: true, force: true }));

const drawing = { bytes: Buffer.from('<svg/>'), mediaType: 'image/svg+xml' };

describe('the image store on disk', () => {
  it('keeps an image under an address made of its bytes alone', async () => {
    const images = createDiskImages(folder);
    const path = await images.put(drawing);
    expect(path).toMatch(/^\/images\/[0-9a-f]{32}\.svg$/);
    expect(await readFile(join(folder, path.replace('/images/', '')))).toEqual(drawing.bytes);
    expect(await images.put({ bytes: Buffer.from('<svg />'), mediaType: 'image/svg+xml' })).not.toBe(path);
  });

  it('stores the same bytes once, also when they come many times at once', async () => {
    const images = createDiskImages(folder);
    const paths = await Promise.all(Array.from({ length: 20 }, () => images.put(drawing)));
    expect(new Set(paths).size).toBe(1);
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('lists its images and removes one, which may come again; nothing else in the folder is touched', async () => {
    const images = createDiskImages(folder);
    expect(await images.list(null)).toEqual({ paths: [], next: null });
    const path = await images.put(drawing);
    await writeFile(join(folder, 'notes.txt'), 'not ours');
    expect([images.pathOf(drawing), await images.list(null)]).toEqual([path, { paths: [path], next: null }]);
    await images.remove('/images/notes.txt');
    await images.remove('/images/../notes.txt');
    await images.remove(path);
    await images.remove(path);
    expect(await readdir(folder)).toEqual(['notes.txt']);
    await images.put(drawing);
    expect((await images.get(path))?.bytes).toEqual(drawing.bytes);
  });

  it('refuses a type that it would not know to show', async () => {
    const images = createDiskImages(folder);
    await expect(images.put({ bytes: Buffer.from('x'), mediaType: 'text/html' })).rejects.toThrow(
      'text/html',
    );
    await expect(images.put({ bytes: Buffer.from('x'), mediaType: '../../x' })).rejects.toThrow();
  });
});
