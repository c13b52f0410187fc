import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { open, physics, startServer, useSidebar } from './sidebar-app.ts';

useSidebar();

it('the sidebar is one Tab stop: arrow keys move through names, switches and menus, also past a menu', async () => {
  const chemistry = { ...physics, _id: 'chemistry', name: 'Chemistry', chapters: [] };
  const server = startServer();
  server.answers['content.subjects.list'] = () => ({ data: [physics, chemistry] });
  const user = await open();
  const named = () =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  const physicsSwitch = screen.getByRole('switch', { name: 'Students see the subject Physics' });
  screen.getByRole('button', { name: /^Search texts/ }).focus();
  await user.tab();
  expect(named()).toBe('Board papers');
  await user.tab();
  expect(named()?.trim()).toBe('Reports');
  await user.tab();
  expect(named()).toBe('Physics');
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(physicsSwitch);
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(named()).toBe('More for Chemistry');
  expect(screen.queryByRole('menu')).toBeNull();
  await user.keyboard('{ArrowUp}{Home}{Enter}{ArrowDown}');
  expect(named()).toMatch(/^Light\. Still missing/);
  await user.keyboard('{ArrowDown}');
  expect(named()).toBe('Add chapter');
  await user.keyboard('{Control>}{End}{/Control}');
  expect(named()).toBe('More for Chemistry');
  await user.keyboard('{ArrowLeft}');
  await user.tab();
  expect(named()).toBe('Add subject');
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(
    screen.getByRole('switch', { name: 'Students see the subject Chemistry' }),
  );
  await user.keyboard('{Control>}{Home}{/Control}');
  expect(named()).toBe('Physics');
});

it('the sidebar ignores arrow keys while a name is typed or a menu is open', async () => {
  startServer();
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'More for Physics' }));
  const menu = await screen.findByRole('menu');
  await user.keyboard('{ArrowDown}');
  expect(menu.contains(document.activeElement)).toBe(true);
  await user.click(screen.getByRole('menuitem', { name: 'Rename' }));
  const field = screen.getByLabelText<HTMLInputElement>('New name of Physics');
  await user.clear(field);
  await user.type(field, 'Pysics{Home}{ArrowRight}h');
  expect(field.value).toBe('Physics');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Rename');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Physics' })));
});
