import { afterEach, expect, test, vi } from 'vitest';
import { createThemeStore, rootNamesScript, themeScript } from '#src/theme/theme.ts';

const shown = () => document.documentElement.getAttribute('data-theme');

afterEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
});

test('without a chosen theme the system decides', () => {
  const theme = createThemeStore('t');
  theme.apply();
  expect(theme.get()).toBe('system');
  expect(shown()).toBeNull();
});

test('a chosen theme is applied, sent to listeners and found by the next page', () => {
  const theme = createThemeStore('t');
  const heard = vi.fn();
  const stop = theme.subscribe(heard);
  theme.set('dark');
  expect(shown()).toBe('dark');
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  theme.set('light');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(createThemeStore('t').get()).toBe('light');
});

test('choosing the system theme removes the attribute', () => {
  const theme = createThemeStore('t');
  theme.set('dark');
  theme.set('system');
  expect(shown()).toBeNull();
});

test('a theme chosen in another tab is applied', () => {
  const theme = createThemeStore('t');
  const stop = theme.subscribe(() => {});
  expect(theme.get()).toBe('system');
  localStorage.setItem('t', 'dark');
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 't' }));
  expect(theme.get()).toBe('dark');
  expect(shown()).toBe('dark');
  stop();
});

test('a chosen theme works for this page when storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  const theme = createThemeStore('t');
  theme.set('dark');
  expect(theme.get()).toBe('dark');
  expect(shown()).toBe('dark');
});

test("an invalid stored theme counts as the system's", () => {
  localStorage.setItem('t', 'purple');
  expect(createThemeStore('t').get()).toBe('system');
});

test('the head script applies the stored theme, also under a key with quotes and tags', () => {
  const key = `a"b</script>`;
  localStorage.setItem(key, 'dark');
  const source = themeScript(key);
  expect(source).not.toContain('</script>');
  new Function(source)();
  expect(shown()).toBe('dark');
});

test('the head script sets only known names on the root', () => {
  const key = `a"b</script>`;
  localStorage.setItem(key, 'extra calm  onload=x');
  const source = rootNamesScript(key, ['calm', 'spacing']);
  expect(source).not.toContain('</script>');
  new Function(source)();
  const root = document.documentElement;
  expect(root.getAttributeNames().filter((name) => name.startsWith('data-'))).toContain('data-calm');
  expect(root.hasAttribute('data-spacing')).toBe(false);
  expect(root.hasAttribute('data-extra')).toBe(false);
  root.removeAttribute('data-calm');
});
