import { expect, test } from '@playwright/test';
import { field, openResetCode } from '#src/forms.ts';
import { openStep } from '#src/states/signup-steps.ts';

// docs/product/screens.md#autofill
test('the browser can fill in the forms, and codes and passwords can be pasted', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tells = (label: string, token: string) =>
    expect(field(page, label)).toHaveAttribute('autocomplete', token);
  const paste = async (label: string, text: string) => {
    await page.evaluate((words) => navigator.clipboard.writeText(words), text);
    await field(page, label).focus();
    await page.keyboard.press('Control+v');
  };
  await page.goto('/login');
  await tells('Email', 'email');
  await tells('Password', 'current-password');
  await paste('Password', 'exam-2027');
  await expect(field(page, 'Password')).toHaveValue('exam-2027');
  await page.goto('/verify');
  await tells('Email', 'email');
  await tells('Verification code', 'one-time-code');
  await expect(field(page, 'Verification code')).toHaveAttribute('inputmode', 'text');
  await paste('Verification code', ' ab3 d4f ');
  await expect(field(page, 'Verification code')).toHaveValue('AB3D4F');
  await openResetCode(page);
  await tells('Reset code', 'one-time-code');
  await tells('New password', 'new-password');
  await tells('Confirm new password', 'new-password');
  await paste('New password', 'exam-2027');
  await expect(field(page, 'New password')).toHaveValue('exam-2027');
  await openStep(page, 1);
  await tells('Name', 'name');
  await openStep(page, 5);
  await tells('Email', 'email');
  await tells('Password', 'new-password');
});
