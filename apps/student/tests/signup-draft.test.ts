import { expect, test, vi } from 'vitest';
import { checkStep } from '#src/features/auth/signup/check-step.ts';
import {
  clearDraft,
  draftKey,
  emptyDraft,
  forgetInvite,
  readDraft,
  readDraftPicture,
  rememberInvite,
  saveDraft,
  saveDraftPicture,
} from '#src/features/auth/signup/signup-draft.ts';
import { keepProfilePicture, readProfilePicture } from '#src/platform/session/profile-picture.ts';
import { pictureError } from '#src/platform/shrink-picture.ts';
import { blockedStorage, QuotaStorage } from './quota-storage.ts';

const draft = { step: 3, name: 'Aarohi', age: '15', gender: 'Female', email: 'a@b.in' };

test('a sign-up draft survives a refresh, with its picture', () => {
  saveDraft(draft);
  saveDraftPicture('data:image/jpeg;base64,AA');
  expect(readDraft()).toEqual(draft);
  expect(readDraftPicture()).toBe('data:image/jpeg;base64,AA');
});

test('a sign-up draft never contains the password', () => {
  saveDraft({ ...draft, password: 'hunter22' } as typeof draft);
  const everything = JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage });
  expect(everything).toContain('Aarohi');
  expect(everything).not.toContain('hunter22');
});

test('a cleared sign-up draft leaves nothing of the student behind', () => {
  saveDraft(draft);
  saveDraftPicture('data:image/jpeg;base64,AA');
  clearDraft();
  expect(readDraft()).toEqual(emptyDraft);
  expect(readDraftPicture()).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test('a removed sign-up picture is gone', () => {
  saveDraftPicture('data:image/jpeg;base64,AA');
  saveDraftPicture(null);
  expect(readDraftPicture()).toBeNull();
});

test.each([
  ['rubbish', '{"step":'],
  ['a step that does not exist', '{"step":9}'],
  ['null', 'null'],
])('a sign-up draft that is %s starts at the first step', (_what, text) => {
  sessionStorage.setItem(draftKey, text);
  expect(readDraft()).toEqual(emptyDraft);
});

test('full or blocked storage never breaks the sign-up', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => new QuotaStorage(10));
  expect(() => saveDraft(draft)).not.toThrow();
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(blockedStorage);
  expect(() => saveDraftPicture('data:')).not.toThrow();
  expect(() => clearDraft()).not.toThrow();
  expect(readDraft()).toEqual(emptyDraft);
  expect(rememberInvite('u7')).toBe('u7');
});

test('an invite survives a detour to the login and a cleared draft, until it is used', () => {
  expect(rememberInvite('u7')).toBe('u7');
  clearDraft();
  expect(rememberInvite(undefined)).toBe('u7');
  expect(rememberInvite('u8')).toBe('u8');
  forgetInvite();
  expect(rememberInvite(undefined)).toBeNull();
});

test('each step of the sign-up says what is missing in the words of the catalogue', () => {
  expect(checkStep({ ...emptyDraft, step: 1, name: '  ' })).toEqual({ name: 'Please enter your name' });
  expect(checkStep({ ...emptyDraft, step: 2 })).toEqual({ age: 'Please select your age' });
  expect(checkStep({ ...emptyDraft, step: 3 })).toEqual({ gender: 'Please select your gender' });
  expect(checkStep({ ...emptyDraft, step: 4 })).toEqual({});
  for (const step of [1, 2, 3]) expect(checkStep({ ...draft, step })).toEqual({});
});

// docs/product/screens.md#picture-size
test('a picture must be an image of at most 5 MB', () => {
  const megabyte = 1024 * 1024;
  expect(pictureError({ type: 'text/plain', size: 10 })).toBe('Please select an image file');
  expect(pictureError({ type: '', size: 10 })).toBe('Please select an image file');
  expect(pictureError({ type: 'image/png', size: 6 * megabyte })).toBe('Image size should be less than 5MB');
  expect(pictureError({ type: 'image/jpeg', size: 4.9 * megabyte })).toBeNull();
});

test("the picture is kept under the student's email, however it is written", () => {
  expect(keepProfilePicture(' Aarohi@Example.in', 'data:image/jpeg;base64,AA')).toBe(true);
  expect(readProfilePicture('aarohi@example.in')).toBe('data:image/jpeg;base64,AA');
  expect(readProfilePicture('kabir@example.in')).toBeNull();
});
