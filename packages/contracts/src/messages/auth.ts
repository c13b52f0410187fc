/**
 * Messages about accounts and signing in; no full stop where a screen appends a suffix
 * (docs/product/wire.md#messages).
 */

export const nameRequired = 'Please enter your name';
export const ageRequired = 'Please select your age';
export const genderRequired = 'Please select your gender';
export const emailRequired = 'Please enter your email';
export const emailInvalid = 'Please enter a valid email';
export const passwordRequired = 'Please enter your password';
export const passwordTooShort = 'Password must be at least 6 characters long';
/** Shown with the length rule, for new passwords only. */
export const passwordTooCommon = 'This password is too easy to guess. Please choose another one';
export const passwordTooLong = 'Password must be at most 128 characters long';
export const verificationCodeRequired = 'Please enter the verification code';
export const verificationCodeInvalid = 'Please enter a valid 6-character verification code';
export const resetCodeRequired = 'Please enter the reset code';
export const resetCodeInvalid = 'Please enter a valid 6-character reset code';
export const newPasswordRequired = 'Please enter a new password';
export const signupFailed = 'Signup failed';
export const checkEmailForCode = 'Please check your email for verification code';
export const loginDone = 'Login successful!';
export const wrongCredentials = 'Invalid email or password';
export const codeWrong = 'Invalid or expired verification code';
export const codeSent = 'Verification code sent to your email!';
export const sendCodeFailed = 'Failed to send verification code';
export const sendResetFailed = 'Failed to send reset code';
export const resetSent = 'Password reset code sent to your email!';
export const resetDone = 'Password reset successful! You can now login with your new password.';
export const googleSignUpDone = 'Google sign-up successful!';
export const googleSignUpFailed = 'Sign-up failed';
export const googleSignInDone = 'Google sign-in successful!';
export const googleSignInFailed = 'Sign-in failed';
export const logoutDone = 'Logged out successfully';
export const notSignedIn = 'Please log in to continue';
export const pictureUpdated = 'Profile picture updated successfully!';
export const profileUpdated = 'Profile updated successfully!';
