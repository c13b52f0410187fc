import * as authMessages from '@repo/contracts/messages/auth';
import * as contentMessages from '@repo/contracts/messages/content';
import * as paymentMessages from '@repo/contracts/messages/payment';
import * as progressMessages from '@repo/contracts/messages/progress';
import * as requestMessages from '@repo/contracts/messages/request';
import { describe, expect, it } from 'vitest';

/** The strings that students are told (docs/product.md#messages). */
const catalogue: Record<string, readonly string[]> = {
  forms: [
    'Please enter your name',
    'Please select your age',
    'Please select your gender',
    'Please enter your email',
    'Please enter your password',
    'Password must be at least 6 characters long',
    'Please enter the verification code',
    'Please enter a valid 6-character verification code',
    'Please enter the reset code',
    'Please enter a new password',
    'Passwords do not match',
    'Please select an image file',
    'Image size should be less than 5MB',
  ],
  failures: [
    'Signup failed',
    'Sign-up failed',
    '. Please login if you already have an account.',
    'Login failed',
    'Sign-in failed',
    ". Please sign up if you haven't registered yet.",
    'Verification failed',
    'Failed to send reset code',
    'Failed to reset password',
    'Failed to update name',
    'Failed to initiate payment. Please try again.',
    'Payment initiation failed. Please try again.',
    'Error updating content',
    'Error Loading Data',
    'Something went wrong!',
    'Failed to claim free chapter',
    'Failed to unlock chapter',
    'Failed to mark chapter as completed',
    'Failed to fetch subject or chapter data',
    'Failed to fetch chapter progress',
    'Failed to fetch progress data',
    'Error fetching progress data',
    'Retry',
    'No order ID found.',
    'Error checking payment status.',
    'Payment Failed',
    'Unfortunately, your payment could not be processed. Please try again or contact support if the issue persists.',
    'Payment Pending',
    'Your payment is still being processed. Please wait a moment and refresh this page.',
    'Refresh',
    'Error',
  ],
  'empty states': [
    'No results found',
    'No summary found for this chapter.',
    'No pages found in this summary.',
    'No flashcards found for this chapter.',
    'No memes found for this chapter.',
    'No quiz available for this chapter yet.',
    'Chapter not found or failed to load.',
    'No subjects available',
    'No test results found.',
    'Take some tests to see your results here!',
    'Untitled Test',
    'Unknown Chapter',
    'Unknown Subject',
    'Unknown date',
    'Not selected',
    'No more chapters!',
    'Coming Soon',
    'Coming Soon!',
    'Loading...',
  ],
  successes: [
    'Signup successful!',
    'Login successful!',
    'Google sign-up successful!',
    'Google sign-in successful!',
    'Name updated successfully!',
    'Profile picture updated successfully!',
    'Content updated successfully.',
    'Password reset code sent to your email!',
    'Password reset successful! You can now login with your new password.',
    'Free chapter claimed successfully!',
    'Chapter unlocked!',
    'Chapter completed successfully!',
    'Link copied!',
    'Email Verified!',
    'Verification Successful',
    'Payment Successful!',
    "You've got Super!",
    "Let's go!",
  ],
  'buttons and questions': [
    'done',
    'Logging in...',
    'continue',
    'Creating...',
    'Continue with Google',
    'Forgot Password?',
    'Back to Login',
    'Create an account',
    'Confirm Logout',
    'Are you sure you want to logout?',
    'Yes, Logout!',
    'Cancel',
    'Update & Fetch Latest Content',
    'Claim your reward',
    'Choose',
    'Now select any chapter to unlock it for free!',
    'learn more',
    'Start',
    'Continue where left off?',
    'Finish Topic',
    'Mark Chapter as Finished',
    'Next Chapter',
    'Start Quiz',
    'Retake Quiz',
    'View All',
    'Zen mode',
    'Unlock',
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
// Built of a field's name: 'Failed to update {field}'.
const lowered = new Set(
  [...said].map((text) => text.replace('Failed to update Name', 'Failed to update name')),
);

// docs/product.md#empty-and-failed
describe('the words of the screens are those of the catalogue', () => {
  it('finds the copy files', () => expect(Object.keys(copyFiles).length).toBeGreaterThan(15));
  for (const [kind, strings] of Object.entries(catalogue))
    it(`has all ${kind}, word for word`, () => {
      expect(strings.filter((text) => !lowered.has(text))).toEqual([]);
    });
});
