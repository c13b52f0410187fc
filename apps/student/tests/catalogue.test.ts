import * as authMessages from '@repo/contracts/messages/auth';
import * as contentMessages from '@repo/contracts/messages/content';
import * as paymentMessages from '@repo/contracts/messages/payment';
import * as progressMessages from '@repo/contracts/messages/progress';
import * as requestMessages from '@repo/contracts/messages/request';
import { describe, expect, it } from 'vitest';

/** The strings that students are told (docs/product/wire.md#messages), without those that the test of a screen looks for. */
const catalogue: Record<string, readonly string[]> = {
  failures: [
    'Signup failed',
    '. Please login if you already have an account.',
    'Login failed',
    ". Please sign up if you haven't registered yet.",
    'Verification failed',
    'Failed to send reset code',
    'Failed to reset password',
    'Error updating content',
    'Error Loading Data',
    'Something went wrong!',
    'Failed to claim free chapter',
    'Failed to mark chapter as completed',
    'Failed to fetch chapter progress',
    'Failed to fetch progress data',
    'Unfortunately, your payment could not be processed. Please try again or contact support if the issue persists.',
  ],
  'empty states': [
    'No summary found for this chapter.',
    'No pages found in this summary.',
    'No flashcards found for this chapter.',
    'No memes found for this chapter.',
    'No quiz available for this chapter yet.',
    'No subjects available',
    'No more chapters!',
    'Coming Soon',
    'Loading...',
  ],
  successes: [
    'Login successful!',
    'Profile picture updated successfully!',
    'Content updated successfully.',
    'Free chapter claimed successfully!',
    'Chapter completed successfully!',
  ],
  'buttons and questions': [
    'Logging in...',
    'Creating...',
    'Forgot Password?',
    'Back to Login',
    'Create an account',
    'Confirm Logout',
    'Are you sure you want to logout?',
    'Yes, Logout!',
    'Update & Fetch Latest Content',
    'Cancel',
    'learn more',
    'Finish Topic',
    'View All',
    'Zen mode',
    'aaj kya padhne ka scene hai?',
  ],
};

const samples = [['Name'], [1, 1]];

/** What a function of a copy file says of a sample; undefined for one of another kind. */
function answer(say: CallableFunction, sample: unknown[]): unknown {
  try {
    return Reflect.apply(say, undefined, sample);
  } catch {
    return undefined;
  }
}

/** Every string of a copy object; functions are asked with samples. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return samples.flatMap((sample) => stringsOf(answer(value, sample)));
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(stringsOf);
  return [];
}

const messages = [authMessages, contentMessages, paymentMessages, progressMessages, requestMessages].map(
  (module) => ({ ...module }),
);
const copyFiles = import.meta.glob('../src/**/*-copy.ts', { eager: true });
const said = new Set([...messages.flatMap(stringsOf), ...Object.values(copyFiles).flatMap(stringsOf)]);

// docs/product/screens.md#empty-and-failed
describe('the words of the screens are those of the catalogue', () => {
  it('finds the copy files', () => expect(Object.keys(copyFiles).length).toBeGreaterThan(15));
  for (const [kind, strings] of Object.entries(catalogue))
    it(`has all ${kind}, word for word`, () => {
      expect(strings.filter((text) => !said.has(text))).toEqual([]);
    });
});
