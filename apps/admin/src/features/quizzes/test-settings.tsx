import { TextField } from '@repo/ui/text-field';
import { controlOf, type TestIssue } from './check-test.ts';
import type { TestForm } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';
import type { Dispatch } from './use-test-editor.ts';

/**
 * Title, time limit and passing score. Numbers are text fields, because a turned mouse wheel would change
 * number fields unseen.
 */
export function TestSettings({
  form,
  issues,
  dispatch,
}: {
  form: TestForm;
  issues: readonly TestIssue[];
  dispatch: Dispatch;
}) {
  const fieldOf = (name: 'title' | 'timeLimit' | 'passingScore') => ({
    id: controlOf[name],
    label: testsCopy[name],
    value: form[name],
    error: issues.find(({ field }) => field === name)?.message,
    onChange: (event: { target: { value: string } }) =>
      dispatch({ type: 'field', name, value: event.target.value }),
  });
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_12rem_12rem]">
      <TextField {...fieldOf('title')} />
      <TextField {...fieldOf('timeLimit')} inputMode="numeric" autoComplete="off" />
      <TextField {...fieldOf('passingScore')} inputMode="numeric" autoComplete="off" />
    </div>
  );
}
