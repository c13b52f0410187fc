/** Messages about a guardian's consent (docs/product/accounts.md#guardians-consent). */

export const consentNeeded = 'A parent or guardian has to agree first';
export const consentNotNeeded = 'This account needs no consent';
export const guardianEmailIsOwn = 'Please enter the email of your parent or guardian, not your own';
export const guardianMailSent = 'We have written to your parent or guardian.';
export const guardianMailFailed = 'Failed to write to your parent or guardian';
export const noticeFailed = 'Failed to tell the student by mail';
export const guardianNotNamed = 'Please enter the email of your parent or guardian';
export const ageKnown = 'Your age is known already';
export const guardianLinkWrong = 'This link is wrong or too old. Ask for a new one.';
export const guardianLinkRenewed = 'A mail with a fresh link is on its way to your address.';
/** The same reply for every address, so that it reveals nothing. */
export const guardianLinkSent = 'If a student has named this address, a mail with the link is on its way.';
export const adultBoxRequired = 'Please confirm that you are an adult and the parent or guardian';
export const proofMissing = 'Please show first that you are an adult';
export const proofNotOffered = 'This way is not offered';
export const proofOtherEmail = 'You signed in with another email than the one that we wrote to';
export const proofOfMinor = 'This is the address of a student under 18, who cannot agree for another';
export const proofNoPayment = 'We have not received a payment';
export const proofFailed = 'We could not check that. Please try again.';
export const proofDone = 'Thank you, that is checked.';
export const consentTextOld = 'The text has changed. Please read it again.';
export const consentTooOften =
  'There were too many decisions about this student today. Please agree tomorrow.';
export const consentGiven = 'Thank you. The student can study now.';
export const consentRefused = 'We have deleted what we kept about the student.';
/** The address may have been wrong, so the student's work is not lost immediately. */
export const consentRefusedWithWork =
  'The account is closed and will be deleted in 7 days, unless the student names another parent or guardian.';
export const accountRefused = 'A parent or guardian has refused. This account is closed and will be deleted.';
/** A payment that may still arrive needs its account. */
export const consentRefusedLater =
  'The account is closed. It is deleted as soon as the payment that you began is settled.';
export const consentWithdrawn = 'You have taken your consent back. The account is closed.';
export const consentAlreadyGiven = 'You have agreed already. You can take that back.';
export const guardianDeletionPlanned =
  'The account is closed and will be deleted in 7 days. Until then you can change your mind.';
export const guardianDeletionCancelled = 'The account is not deleted.';
