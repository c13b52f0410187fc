/**
 * Messages about the deletion of an account. Separate from signing in, whose screens load theirs before the
 * first tap.
 */

export const accountDeleted = 'This account was deleted';
export const deletionCodeRequired = 'Please enter the code from the mail';
export const deletionCodeInvalid = 'Please enter the 6-character code from the mail';
export const deletionCodeSent = 'We have mailed you a code.';
export const deletionCodeWrong = 'This code is wrong or too old. Ask for a new one.';
export const sendDeletionCodeFailed = 'Failed to send the code';
export const deletionPlanned = 'Your account will be deleted in 7 days. Until then you can change your mind.';
export const deletionCancelled = 'Your account stays.';
export const deletionStopsPayment = 'Your account is about to be deleted. Keep it first, then get Super.';
