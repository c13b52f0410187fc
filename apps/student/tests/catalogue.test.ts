import * as authMessages from '@repo/contracts/messages/auth';
import * as contentMessages from '@repo/contracts/messages/content';
import * as paymentMessages from '@repo/contracts/messages/payment';
import * as progressMessages from '@repo/contracts/messages/progress';
import * as requestMessages from '@repo/contracts/messages/request';
import { describe, expect, it } from 'vitest';
import texts from '#src/messages/en-IN/texts.json' with { type: 'json' };

/**
 * The strings shown to students (docs/product/wire.md#messages), except those that a screen's own test
 * checks.
 */
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

/** Every string of nested texts. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

const messages = [authMessages, contentMessages, paymentMessages, progressMessages, requestMessages].map(
  (module) => ({ ...module }),
);
const said = new Set([messages, texts].flatMap(stringsOf));

// docs/product/screens.md#empty-and-failed
describe('the words of the screens are those of the catalogue', () => {
  for (const [kind, strings] of Object.entries(catalogue))
    it(`the catalogue has all ${kind} of the screens, word for word`, () => {
      expect(strings.filter((text) => !said.has(text))).toEqual([]);
    });
});

type Texts = typeof texts;
const byLanguage = Object.entries(
  import.meta.glob<Texts>('../src/messages/*/texts.json', { eager: true, import: 'default' }),
);

describe.each(byLanguage)('the words of %s', (_, { cards, quiz, practice, profile }) => {
  it('the words of the screens give the difficulty of a card another name than the grades beside it', () => {
    const grades = new Set(Object.values(cards.grades));
    expect(Object.values(cards.difficulty).filter((name) => grades.has(name))).toEqual([]);
  });

  it('the words of the screens praise a quiz without naming a next step, which the card below names', () => {
    const { passed, passedWell, perfect } = quiz.hinglish;
    for (const praise of [passed, passedWell, perfect]) expect(praise).not.toMatch(/chapter|agla|चैप्टर|अगला/i);
  });

  it('the words of the screens say that content stays in English where the chosen language has none', () => {
    expect(profile.language.text).toMatch(/(English|अंग्रेज़ी) (mein|में)|in English/);
  });

  it('the words of the screens ask to choose the questions of a practice, not to count them', () => {
    expect(practice.hinglish.choose).toMatch(/sawaal chuno|सवाल चुनो/);
  });
});
