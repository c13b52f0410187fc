import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDiskImages } from './disk-images.ts';

let dataFolder: string;
let folder: string;
beforeEach(async () => {
  dataFolder = join(await mkdtemp(join(tmpdir(), 'images-test-')), 'not', 'yet');
  folder = join(dataFolder, 'images');
});
afterEach(() => rm(join(dataFolder, '../..'), { recursive: true, force: true }));

const drawing = { bytes: Buffer.from('<svg/>'), mediaType: 'image/svg+xml' };

it('the image store on disk keeps an image under an address made of its bytes alone', async () => {
  const images = createDiskImages(dataFolder);
  const path = await images.put(drawing, 'images');
  expect(path).toMatch(/^\/images\/[0-9a-f]{32}\.svg$/);
  expect(await readFile(join(folder, path.replace('/images/', '')))).toEqual(drawing.bytes);
  expect(await images.put({ bytes: Buffer.from('<svg />'), mediaType: 'image/svg+xml' }, 'images')).not.toBe(
    path,
  );
});

it('the image store on disk stores the same bytes once, even when they are uploaded many times concurrently', async () => {
  const images = createDiskImages(dataFolder);
  const paths = await Promise.all(Array.from({ length: 20 }, () => images.put(drawing, 'images')));
  expect(new Set(paths).size).toBe(1);
  expect(await readdir(folder)).toHaveLength(1);
});

it('the image store on disk lists its images, removes one and can store it again, and touches no other file', async () => {
  const images = createDiskImages(dataFolder);
  expect(await images.list(null)).toEqual({ paths: [], next: null });
  const path = await images.put(drawing, 'images');
  await writeFile(join(folder, 'notes.txt'), 'not ours');
  expect([images.pathOf(drawing, 'images'), await images.list(null)]).toEqual([
    path,
    { paths: [path], next: null },
  ]);
  await images.remove('/images/notes.txt');
  await images.remove('/images/../notes.txt');
  await images.remove(path);
  await images.remove(path);
  expect(await readdir(folder)).toEqual(['notes.txt']);
  await images.put(drawing, 'images');
  expect((await images.get(path))?.bytes).toEqual(drawing.bytes);
});

it('the image store on disk keeps figures apart from public images', async () => {
  const images = createDiskImages(dataFolder);
  const [image, figure] = [await images.put(drawing, 'images'), await images.put(drawing, 'figures')];
  expect(figure).toMatch(/^figures\/[0-9a-f]{32}\.svg$/);
  expect(await readdir(folder)).toEqual([image.replace('/images/', '')]);
  expect((await images.list(null)).paths.sort()).toEqual([image, figure].sort());
  await images.remove(image);
  expect([await images.get(image), (await images.get(figure))?.bytes]).toEqual([null, drawing.bytes]);
});

it('the image store on disk does not treat an unreadable file as missing', async () => {
  const images = createDiskImages(dataFolder);
  const path = images.pathOf(drawing, 'figures');
  expect(await images.get(path)).toBeNull();
  await mkdir(join(dataFolder, path), { recursive: true });
  await expect(images.get(path)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

it('the image store on disk refuses a media type that it can not serve', async () => {
  const images = createDiskImages(dataFolder);
  await expect(images.put({ bytes: Buffer.from('x'), mediaType: 'text/html' }, 'images')).rejects.toThrow(
    'text/html',
  );
  await expect(images.put({ bytes: Buffer.from('x'), mediaType: '../../x' }, 'images')).rejects.toThrow();
});
