import { brand } from '@repo/contracts/brand';
import {
  codeLength,
  deletionDelayDays,
  passwordMaxLength,
  passwordMinLength,
} from '@repo/contracts/limits/auth';
import { marksMax } from '@repo/contracts/limits/marks';
import { ownCardsMax, ownCardsPerChapterMax } from '@repo/contracts/limits/own-cards';
import { reportsPerDayMax } from '@repo/contracts/limits/reports';
import { profilePictureMaxMegabytes } from '@repo/contracts/limits/request';
import * as auth from '@repo/contracts/messages/auth';
import * as content from '@repo/contracts/messages/content';
import * as deletionMessages from '@repo/contracts/messages/deletion';
import * as payment from '@repo/contracts/messages/payment';
import * as progress from '@repo/contracts/messages/progress';
import { reminderMessage } from '@repo/contracts/messages/reminders';
import * as reports from '@repo/contracts/messages/reports';
import * as request from '@repo/contracts/messages/request';
import * as revision from '@repo/contracts/messages/revision';
import { consentMessages } from './consent-messages.ts';

/** The server's sentences that a student can meet; those for teachers stay as they are. */
export const messages = {
  ...consentMessages,

  [auth.nameRequired]: 'Apna naam likho',
  [auth.ageRequired]: 'Apni age chuno',
  [auth.genderRequired]: 'Apna gender chuno',
  [auth.emailRequired]: 'Apna email likho',
  [auth.emailInvalid]: 'Sahi email likho',
  [auth.passwordRequired]: 'Apna password likho',
  [auth.passwordTooShort]: `Password kam se kam ${passwordMinLength} characters ka hona chahiye`,
  [auth.passwordTooCommon]: 'Yeh password guess karna aasan hai. Koi aur chuno',
  [auth.passwordTooLong]: `Password zyada se zyada ${passwordMaxLength} characters ka ho sakta hai`,
  [auth.verificationCodeRequired]: 'Verification code likho',
  [auth.verificationCodeInvalid]: `Sahi ${codeLength}-character ka verification code likho`,
  [auth.resetCodeRequired]: 'Reset code likho',
  [auth.resetCodeInvalid]: `Sahi ${codeLength}-character ka reset code likho`,
  [auth.newPasswordRequired]: 'Naya password likho',
  [auth.signupFailed]: 'Sign up nahi hua',
  [auth.checkEmailForCode]: 'Verification code ke liye apna email dekho',
  [auth.loginDone]: 'Login ho gaya!',
  [auth.wrongCredentials]: 'Email ya password galat hai',
  [auth.codeWrong]: 'Verification code galat hai ya purana ho gaya',
  [auth.codeSent]: 'Verification code tumhare email par bhej diya!',
  [auth.sendCodeFailed]: 'Verification code nahi bheja ja saka',
  [auth.sendResetFailed]: 'Reset code nahi bheja ja saka',
  [auth.resetSent]: 'Password reset code tumhare email par bhej diya!',
  [auth.resetDone]: 'Password reset ho gaya! Ab naye password se login karo.',
  [auth.googleSignUpDone]: 'Google se sign up ho gaya!',
  [auth.googleSignUpFailed]: 'Sign up nahi hua',
  [auth.googleSignInDone]: 'Google se sign in ho gaya!',
  [auth.googleSignInFailed]: 'Sign in nahi hua',
  [auth.logoutDone]: 'Logout ho gaya',
  [deletionMessages.accountDeleted]: 'Yeh account delete ho chuka hai',
  [auth.notSignedIn]: 'Aage badhne ke liye login karo',
  [auth.pictureUpdated]: 'Profile picture update ho gayi!',
  [auth.profileUpdated]: 'Profile update ho gayi!',
  [deletionMessages.deletionCodeRequired]: 'Mail mein aaya code likho',
  [deletionMessages.deletionCodeInvalid]: `Mail mein aaya ${codeLength}-character ka code likho`,
  [deletionMessages.deletionCodeSent]: 'Humne tumhe code mail kar diya hai.',
  [deletionMessages.deletionCodeWrong]: 'Yeh code galat hai ya purana ho gaya. Naya code mangao.',
  [deletionMessages.sendDeletionCodeFailed]: 'Code nahi bheja ja saka',
  [deletionMessages.deletionPlanned]: `Tumhara account ${deletionDelayDays} din mein delete ho jayega. Tab tak iraada badla ja sakta hai.`,
  [deletionMessages.deletionCancelled]: 'Tumhara account rahega.',
  [deletionMessages.deletionStopsPayment]: `Tumhara account delete hone wala hai. Pehle use rakho, phir ${brand.planName} lo.`,

  [content.statusMissing]: 'Is type ka koi status nahi hai',
  [content.chapterMissing]: 'Chapter nahi mila ya load nahi hua.',
  [content.claimNotNeeded]: 'Yeh chapter pehle se khula hai',
  [content.claimSuper]: 'Tumhare Super plan mein har chapter pehle se khula hai',
  [content.claimSpent]: 'Tum apna free chapter pehle hi le chuke ho',
  [content.unlockNotEarned]: 'Chapter kholne ke liye 5 doston ka judna zaroori hai',
  [content.unlocksSpent]: 'Tumne apne saare unlock use kar liye. Ek aur ke liye aur dost bulao',
  [content.chapterLocked]: 'Yeh chapter locked hai. Aage badhne ke liye ise kholo',
  [content.claimDone]: 'Free chapter mil gaya!',
  [content.unlockDone]: 'Chapter unlock ho gaya!',
  [content.nothingToUpdate]: 'Update karne ko kuch nahi hai',
  [content.paperMissing]: 'Board paper nahi mila',
  [content.paperNeedsSuper]: `Board papers ${brand.planName} mein milte hain`,
  [content.figureMissing]: 'Aisa koi figure nahi hai',

  [payment.paymentFailed]: 'Payment shuru nahi ho paya. Phir se try karo.',
  [payment.orderIdMissing]: 'Order ID nahi mili.',
  [payment.orderCheckFailed]: 'Payment ka status check nahi ho paya.',
  [payment.orderMissing]: 'Order nahi mila',

  [progress.completeDone]: 'Chapter poora ho gaya!',
  [progress.tooManyMarks]: `Tumhare ${marksMax.toLocaleString('en-IN')} bookmarks aur highlights ho gaye. Naye banane ke liye kuch purane hatao.`,
  [progress.ownCardsNeedSuper]: 'Apne flashcards likhna Super mein hai',
  [progress.ownCardEmpty]: 'Card ki dono taraf kuch likho.',
  [progress.tooManyOwnCardsInChapter]: `Is chapter mein tumhare ${ownCardsPerChapterMax} cards ho gaye. Naye likhne ke liye kuch purane hatao.`,
  [progress.tooManyOwnCards]: `Tumhare ${ownCardsMax.toLocaleString('en-IN')} cards ho gaye. Naye likhne ke liye kuch purane hatao.`,

  [reports.reportedGone]: 'Jiski report ki, woh ab library mein nahi hai',
  [reports.tooManyReports]: `Aaj ${reportsPerDayMax} galtiyan report ho chuki hain. Baaki kal bhejo`,
  [reports.reportFaultRequired]: 'Chuno ki kya galat hai',

  [reminderMessage.title]: 'Padhai ka time ho gaya',
  [reminderMessage.body]: '20 minute bhi kaafi hain.',
  [reminderMessage.turnOff]: 'Band karo',

  [request.internal]: 'Kuch gadbad ho gayi!',
  [request.unavailable]: 'Server abhi busy hai. Thodi der mein phir se try karo',
  [request.tooMany]: 'Bahut baar try ho gaya. Thoda ruko aur phir se try karo',
  [request.tooLarge]: 'Yeh bahut bada hai, bheja nahi ja sakta',
  [request.accountFull]: 'Is account mein iske liye aur jagah nahi hai',
  [request.routeMissing]: 'Is address par kuch nahi hai',
  [request.pictureNotAnImage]: 'Koi image file chuno',
  [request.pictureTooLarge]: `Image ${profilePictureMaxMegabytes}MB se chhoti honi chahiye`,
  [request.badRequest]: 'Yeh request samajh nahi aayi',
  [request.badMultipart]: 'Form ka data poora nahi hai',
  [request.badJson]: 'Request sahi JSON nahi hai',
  [request.unsupportedMedia]: 'Is type ki file nahi chalti',
  [request.foreignOrigin]: 'Yeh request hamare page se nahi aayi',

  [revision.tooManyReviews]:
    'Ek din mein itne revision nahi bheje ja sakte. Yeh is device par rahenge, kal jayenge',
  [revision.examDayInvalid]: 'Ek din chuno',
  [revision.examDayPast]: 'Aaj ke baad ka din chuno',
  [revision.examDayFar]: 'Agle do saal ke andar ka din chuno',
  [revision.boardYearWrong]: 'Yeh din us saal mein nahi hai',
};
