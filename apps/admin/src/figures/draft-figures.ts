import { draftFigureAddress } from '@repo/contracts/figures';
import { useAtomValue } from 'jotai';
import { useEffect, useSyncExternalStore } from 'react';
import { adminSessionAtom, getToken } from '#src/session/admin-session.ts';

/** A figure's bytes in this page's memory; `failed` is retried when it is shown again. */
export type HeldFigure = { kind: 'waiting' } | { kind: 'failed' } | { kind: 'ready'; url: string };

const waiting: HeldFigure = { kind: 'waiting' };
const held = new Map<string, HeldFigure>();
const listeners = new Set<() => void>();

function hold(name: string, figure: HeldFigure): void {
  held.set(name, figure);
  for (const listener of listeners) listener();
}

/** Fetches instead of using an `<img>` address, which can't carry the admin's token. */
async function fetchFigure(name: string): Promise<Blob> {
  const reply = await fetch(draftFigureAddress(name), {
    headers: { authorization: `Bearer ${getToken() ?? ''}` },
  });
  if (!reply.ok) throw new Error(`the figure answered ${reply.status}`);
  return reply.blob();
}

const requests = new Map<string, Promise<void>>();

/** Fetches a figure once per page load, because the content of a name never changes. Never rejects. */
export function askForFigure(name: string): Promise<void> {
  const request = requests.get(name) ?? load(name);
  requests.set(name, request);
  return request;
}

async function load(name: string): Promise<void> {
  hold(name, waiting);
  try {
    hold(name, { kind: 'ready', url: URL.createObjectURL(await fetchFigure(name)) });
  } catch {
    requests.delete(name);
    hold(name, { kind: 'failed' });
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** A figure of a draft, fetched when it is first shown; a failure is retried after a new login. */
export function useDraftFigure(name: string): HeldFigure {
  const session = useAtomValue(adminSessionAtom).kind;
  useEffect(() => {
    if (session === 'open') void askForFigure(name);
  }, [name, session]);
  return useSyncExternalStore(subscribe, () => held.get(name) ?? waiting);
}
