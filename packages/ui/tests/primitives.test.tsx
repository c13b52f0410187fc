import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { AlertDialog } from '#src/dialogs/alert-dialog.tsx';
import { Dialog } from '#src/dialogs/dialog.tsx';
import { Loading } from '#src/feedback/loading.tsx';
import { ProgressBar } from '#src/feedback/progress-bar.tsx';
import { PasswordField } from '#src/forms/password-field.tsx';
import { RadioCards } from '#src/forms/radio-cards.tsx';
import { Switch } from '#src/forms/switch.tsx';
import { TextField } from '#src/forms/text-field.tsx';
import { CHARACTERS, Character, isCharacterName } from '#src/illustrations/character.tsx';
import { CoverArt } from '#src/illustrations/cover-art.tsx';
import { TabPanel, Tabs } from '#src/layout/tabs.tsx';
import { largestFitting } from '#src/text/fit-text.tsx';
import { click, find, press, render } from './render.tsx';

afterEach(() => {
  vi.useRealTimers();
});

test('an error marks the field invalid and describes it, together with the hint', async () => {
  await render(
    <TextField label="Name" hint="As in school" error="Name must be at least 2 characters" id="name" />,
  );
  const input = find<HTMLInputElement>('input');
  expect(input.labels?.[0]?.textContent).toBe('Name');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['Name must be at least 2 characters', 'As in school']);
});

test('a field without hint and error has no description', async () => {
  await render(<TextField label="Name" />);
  expect(find('input').hasAttribute('aria-describedby')).toBe(false);
  expect(find('input').hasAttribute('aria-invalid')).toBe(false);
});

test('Show makes the password readable and Hide hides it again', async () => {
  await render(<PasswordField label="Password" autoComplete="current-password" />);
  expect(find<HTMLInputElement>('input').type).toBe('password');
  expect(find('button').textContent).toBe('Show password');
  await click(find('button'));
  expect(find<HTMLInputElement>('input').type).toBe('text');
  expect(find('button').textContent).toBe('Hide password');
});

test('radio cards are native radios in a fieldset', async () => {
  const onValueChange = vi.fn();
  const options = ['Male', 'Female', 'Other'].map((label) => ({ value: label.toLowerCase(), label }));
  await render(<RadioCards legend="Gender" options={options} value="male" onValueChange={onValueChange} />);
  expect(find('fieldset legend').textContent).toBe('Gender');
  expect(document.querySelectorAll('input[type="radio"]')).toHaveLength(3);
  await click(find('input[value="female"]'));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('female');
});

test('a switch reports what it is switched to', async () => {
  const onCheckedChange = vi.fn();
  await render(<Switch label="Show to students" checked={false} onCheckedChange={onCheckedChange} />);
  await click(find('[role="switch"]'));
  expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true);
});

test.each([
  [-20, 0],
  [40.4, 40],
  [180, 100],
  [Number.NaN, 0],
])('a bar of %d percent reads %d', async (percent, value) => {
  await render(<ProgressBar percent={percent} label="Chapters" />);
  expect(find('[role="progressbar"]').getAttribute('aria-valuenow')).toBe(String(value));
});

// docs/product/screens.md#tabs
test('arrows walk the tabs without opening them; Enter opens', async () => {
  const onValueChange = vi.fn();
  const items = ['notes', 'test', 'memes'].map((value) => ({ value, label: value }));
  await render(
    <Tabs label="Parts" value="notes" onValueChange={onValueChange} items={items}>
      <TabPanel value="notes">Notes</TabPanel>
    </Tabs>,
  );
  const [notes, quiz, memes] = [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
  if (!notes || !quiz || !memes) throw new Error('no tabs');
  await act(async () => notes.focus());
  await press(notes, 'ArrowRight');
  expect(document.activeElement).toBe(quiz);
  await press(quiz, 'End');
  expect(document.activeElement).toBe(memes);
  await press(memes, 'ArrowRight');
  expect(document.activeElement).toBe(notes);
  await press(notes, 'ArrowLeft');
  expect(document.activeElement).toBe(memes);
  await press(memes, 'Home');
  expect(document.activeElement).toBe(notes);
  expect([notes, quiz, memes].map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  expect(onValueChange).not.toHaveBeenCalled();
  await click(quiz);
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('test');
  expect(find('[role="tabpanel"]').textContent).toBe('Notes');
});

test('a dialog focuses its first field, and asks to close on Escape with the reason', async () => {
  const onOpenChange = vi.fn();
  await render(
    <Dialog open onOpenChange={onOpenChange} title="Add topic" description="It needs a name.">
      <TextField label="Topic name" />
    </Dialog>,
  );
  await vi.waitFor(() => expect(document.activeElement).toBe(find('input')), { timeout: 20_000 });
  const dialog = find('[role="dialog"]');
  expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
    'Add topic',
  );
  await press(find('input'), 'Escape');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, 'escape-key');
  expect(document.querySelector('[role="dialog"]')).not.toBeNull();
});

test('an alert dialog focuses Cancel and cannot be left while it is busy', async () => {
  const onOpenChange = vi.fn();
  const onConfirm = vi.fn();
  const view = (busy: boolean) => (
    <AlertDialog
      open
      onOpenChange={onOpenChange}
      onConfirm={onConfirm}
      busy={busy}
      title="Confirm Logout"
      confirmLabel="Yes, Logout!"
    />
  );
  const { again } = await render(view(false));
  const [cancel, confirm] = [...find('[role="alertdialog"]').querySelectorAll('button')];
  if (!cancel || !confirm) throw new Error('no buttons');
  await vi.waitFor(() => expect(document.activeElement).toBe(cancel), { timeout: 20_000 });
  await click(confirm);
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await again(view(true));
  await click(confirm);
  await click(cancel);
  await press(cancel, 'Escape');
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('a skeleton reserves its space immediately and is visible after 200 ms', async () => {
  vi.useFakeTimers();
  await render(
    <Loading>
      <p>grey</p>
    </Loading>,
  );
  const status = find('[role="status"]');
  expect(status.getAttribute('aria-busy')).toBe('true');
  expect(status.className).toContain('invisible');
  await act(async () => vi.advanceTimersByTime(200));
  expect(status.className).not.toContain('invisible');
  expect(status.textContent).toContain('Loading...');
});

test('text shrinks to fit, but not below the minimum', () => {
  expect(largestFitting(() => true)).toBe(1);
  expect(largestFitting(() => false)).toBe(0.5);
  const found = largestFitting((share) => share <= 0.8);
  expect(found).toBeLessThanOrEqual(0.8);
  expect(found).toBeGreaterThan(0.79);
});

test('each of the four characters is drawn in each mood, decorative unless it has a label', async () => {
  for (const { name } of CHARACTERS) {
    for (const mood of ['idle', 'cheer', 'think', 'oops'] as const) {
      const { host } = await render(<Character name={name} mood={mood} />);
      expect(host.querySelectorAll('path').length).toBeGreaterThan(5);
      expect(find('svg', host).getAttribute('aria-hidden')).toBe('true');
    }
  }
  const { host } = await render(<Character name="kalam" label="Kalam" />);
  expect(find('svg', host).getAttribute('role')).toBe('img');
  expect(isCharacterName('mitu')).toBe(true);
  expect(isCharacterName('toString')).toBe(false);
});

test('a cover shows the illustration of its name, else an icon', async () => {
  const drawn = async (name: string) => (await render(<CoverArt name={name} />)).host.innerHTML;
  const starters = ['Economics', 'Chemistry', 'Physics', 'Mathematics', 'Biology'];
  const drawings: string[] = [];
  for (const name of starters) drawings.push(await drawn(name));
  expect(new Set(drawings).size).toBe(starters.length);
  for (const drawing of drawings) expect(drawing).not.toContain('lucide');
  expect(await drawn('ECONOMICS')).toBe(await drawn('Economics'));
  expect(await drawn('Sanskrit')).toContain('lucide-book-open');
  expect(await drawn(' geography ')).toContain('lucide-globe');
});
