import { expect, type Page } from '@playwright/test';
import { layOutMindmap } from '@repo/contracts/mindmap-layout';
import { adminCalls, makeChapter, openAdmin } from './admin.ts';

type Stored = {
  _id: string;
  title: string;
  nodes: { id: string; text: string; x: number; y: number }[];
  edges: { source: string; target: string }[];
};
type Made = Awaited<ReturnType<typeof makeChapter>>;

export const node = (page: Page, text: string) =>
  page.locator('[data-pane=canvas]').filter({ has: page.getByText(text, { exact: true }) });
export const guard = (page: Page) => page.getByRole('alertdialog', { name: 'You have unsaved changes' });
export const zoomOf = (page: Page) =>
  page
    .locator('.react-flow__viewport')
    .evaluate((element) => Number(/scale\(([\d.]+)\)/.exec(element.getAttribute('style') ?? '')?.[1]));

export async function storedMaps(page: Page, { chapterId }: Made): Promise<Stored[]> {
  const { send } = await adminCalls(page.request);
  return (await send<{ data: Stored[] }>('GET', `/chapters/${chapterId}/mindmaps`)).data;
}

/** A map with the editor's layout. */
export async function storeTree(
  page: Page,
  { chapterId }: Made,
  title: string,
  tree: Parameters<typeof layOutMindmap>[0],
): Promise<void> {
  const { send } = await adminCalls(page.request);
  await send('POST', '/mindmaps', { title, chapter: chapterId, ...layOutMindmap(tree) });
}

/** A map of three levels, as an API client would store it. */
export async function storeMap(page: Page, { chapterId }: Made, title: string): Promise<void> {
  const { send } = await adminCalls(page.request);
  const place = (id: string, text: string, x: number, y: number) => ({ id, text, x, y });
  await send('POST', '/mindmaps', {
    title,
    chapter: chapterId,
    nodes: [
      place('root', 'Light', 0, 160),
      place('a', 'Mirrors', 450, 80),
      place('a1', 'Concave', 900, 0),
      place('a2', 'Convex', 900, 160),
      place('b', 'Lenses', 450, 320),
    ],
    edges: [
      { id: 'e1', source: 'root', target: 'a' },
      { id: 'e2', source: 'root', target: 'b' },
      { id: 'e3', source: 'a', target: 'a1' },
      { id: 'e4', source: 'a', target: 'a2' },
    ],
  });
}

/** Opens the editor on a stored map; the root has the focus. */
export async function openMapEditor(page: Page): Promise<Made> {
  const made = await makeChapter(page.request, {});
  await storeMap(page, made, 'Optics');
  await openAdmin(page, `${made.path}/mindmap`);
  await page.getByRole('button', { name: 'Edit Optics' }).click();
  await expect(node(page, 'Light')).toBeFocused();
  return made;
}

/** Types the text of the node that was just added. */
export async function writeNode(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Text of “New Node”' })).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(node(page, text)).toBeFocused();
}

export const names = (page: Page) =>
  page
    .locator('[data-pane=canvas]')
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')));
/** The nodes of the map of `openMapEditor`. */
export const start = [
  'Light, 1 of 5',
  'Mirrors, 2 of 5',
  'Concave, 3 of 5',
  'Convex, 4 of 5',
  'Lenses, 5 of 5',
];

export async function middleOf(page: Page, name: string) {
  // A trial run only waits for actionability: then the view is at rest.
  await node(page, name).hover({ trial: true });
  const box = await node(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The server's edges, by the texts of the nodes. */
export async function storedTree(page: Page, made: Made) {
  const [stored] = await storedMaps(page, made);
  const textOf = (id: string) => stored?.nodes.find((one) => one.id === id)?.text;
  return stored?.edges.map(({ source, target }) => `${textOf(source)} > ${textOf(target)}`).sort();
}
