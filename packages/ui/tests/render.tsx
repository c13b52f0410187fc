import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

const open: { root: Root; host: HTMLElement }[] = [];

/** Renders into the document; taken away after the test. `again` renders the next version in its place. */
export async function render(node: ReactNode) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  open.push({ root, host });
  await act(async () => root.render(node));
  return { host, again: (next: ReactNode) => act(async () => root.render(next)) };
}

/** The one element that matches; throws when there is none. */
export function find<E extends HTMLElement = HTMLElement>(selector: string, from: ParentNode = document): E {
  const element = from.querySelector<E>(selector);
  if (!element) throw new Error(`nothing matches ${selector}`);
  return element;
}

export const click = (element: HTMLElement) => act(async () => element.click());

export const press = (element: HTMLElement, key: string, more: KeyboardEventInit = {}) =>
  act(async () => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  });

export async function unmountAll() {
  for (const { root, host } of open.splice(0)) {
    await act(async () => root.unmount());
    host.remove();
  }
}
