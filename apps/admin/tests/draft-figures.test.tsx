import { FigurePlaceProvider } from '@repo/ui/figure-place';
import { Markup } from '@repo/ui/markup';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { draftFigurePlace } from '#src/figures/draft-figure-place.ts';
import { endAccess, endAdminSession, startAdminSession } from '#src/session/admin-session.ts';
import { inHours } from './render-tool.tsx';

afterEach(() => {
  cleanup();
  endAdminSession();
});

const open = (token: string) => act(() => startAdminSession({ token, expiresAt: inHours(8) }));
const figure = (name: string) => `![A ray](${name} "A ray meets a mirror.")`;

function show(...names: string[]) {
  render(
    <FigurePlaceProvider value={draftFigurePlace}>
      <Markup text={names.map(figure).join('\n\n')} />
    </FigurePlaceProvider>,
  );
}

/** Answers requests for figures depending on their token. */
function serve(isAllowed: (token: string | null) => boolean) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    asked.push(address);
    const token = new Headers(init?.headers).get('authorization');
    return isAllowed(token) ? new Response('<svg/>') : new Response('', { status: 401 });
  });
  return asked;
}

it("a draft's figure is fetched once, with the admin's token", async () => {
  const asked = serve((token) => token === 'Bearer right');
  open('right');
  const name = 'ray-d360x240-00000000000a';
  show(name, name);
  await waitFor(() => expect(document.querySelectorAll('img[src^="blob:"]')).toHaveLength(2));
  expect(asked).toEqual([`/api/figures/${name}`]);
});

it('a figure refused by the server shows its text, and is fetched again after the next login', async () => {
  serve((token) => token === 'Bearer new');
  open('old');
  show('ray-d360x240-00000000000b');
  await waitFor(() => expect(document.querySelector('img')?.getAttribute('src')).toBe('data:,'));
  act(endAccess);
  open('new');
  await waitFor(() => expect(screen.getByRole('img').getAttribute('src')).toMatch(/^blob:/));
});
