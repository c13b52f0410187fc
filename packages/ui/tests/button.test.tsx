import { expect, test, vi } from 'vitest';
import { Button, buttonClass } from '#src/forms/button.tsx';
import { click, find, render } from './render.tsx';

test('a button does not submit a form unless it is told to', async () => {
  await render(<Button>Next</Button>);
  expect(find<HTMLButtonElement>('button').type).toBe('button');
});

test('a busy button keeps its focus, says so and swallows clicks', async () => {
  const onClick = vi.fn();
  const { again } = await render(<Button onClick={onClick}>Save</Button>);
  const button = find<HTMLButtonElement>('button');
  button.focus();
  await click(button);
  await again(
    <Button onClick={onClick} busy>
      Save
    </Button>,
  );
  await click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.disabled).toBe(false);
  expect(document.activeElement).toBe(button);
});

test('a busy submit button does not send the form a second time', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy} busyLabel="Logging in...">
        done
      </Button>
    </form>
  );
  const { again } = await render(form(false));
  await click(find('button'));
  await again(form(true));
  await click(find('button'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test("a button's text is exactly the label or the busy label; the other one only reserves its width", async () => {
  const view = (busy: boolean) => (
    <Button busy={busy} busyLabel="Logging in...">
      done
    </Button>
  );
  const { again } = await render(view(false));
  expect(find('button').textContent).toBe('done');
  expect(find('[data-reserve]').dataset.reserve).toBe('Logging in...');
  await again(view(true));
  expect(find('button').textContent).toBe('Logging in...');
  expect(find('[data-reserve]').dataset.reserve).toBe('done');
});

test('a link can borrow the look of a button', () => {
  expect(buttonClass({ variant: 'outlined', fullWidth: true })).toContain('w-full');
});
