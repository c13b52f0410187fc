import { brand } from '@repo/contracts/brand';
import { codeLength, passwordMinLength } from '@repo/contracts/limits/auth';
import type { AppCatalogue } from '../app-catalogue.ts';

/** From the login to the mailed codes. */
export const authTexts = {
  auth: {
    email: 'Email',
    password: 'Password',

    loginTitle: 'Welcome back',
    loginLine: 'Chalo, copy kholte hain.',
    forgot: 'Password bhool gaye?',
    loginButton: 'login karo',
    loginBusy: 'Login ho raha hai...',
    noAccount: 'Account nahi hai?',
    signUp: 'Sign up karo',
    privacy: 'Privacy',

    googleButton: 'Google se aage badho',
    googleLeaving: 'Google khul raha hai...',
    googleFinishing: 'Sign in ho raha hai...',
    googleOr: 'ya apne email se',
    googleRefused: 'Koi Google account nahi chuna gaya. Ek chuno, ya email se karo.',
    googleLost: 'Is site ke liye cookies allow karo, phir se try karo.',

    logIn: 'Login karo',
    passwordHint: `${passwordMinLength}+ characters`,

    backToLogin: 'Login par wapas',
    passwordsDiffer: 'Dono password alag hain',
    userExistsSuffix: '. Account pehle se hai toh login karo.',
    loginFailed: 'Login nahi hua',
    loginFailedSuffix: '. Abhi tak account nahi banaya toh sign up karo.',
    checkNetwork: 'Network check karo, phir se try karo.',
    verificationFailed: 'Verify nahi hua',
    resetFailed: 'Password reset nahi hua',
  },

  help: {
    wait: 'Thoda ruko, phir se try karo.',
    soon: 'Thodi der mein phir se try karo.',
    wrongCredentials: 'Email aur password check karo, ya password reset karo.',
    knownEmail: 'Isi email se login karo, ya doosra email do.',
    knownGoogle: 'Isi account se login karo, ya doosra chuno.',
    unknownGoogle: 'Doosra Google account chuno, ya pehle account banao.',
    wrongCode: 'Mail ka sabse naya code daalo, ya phir se code mangao.',
  },

  reset: {
    resetTip: 'Password bhool gaye? Mita ke naya likhte hain.',
    resetTitle: 'Password reset karo',
    resetLine: 'Hum tumhe reset code mail karenge.',
    resetSend: 'Reset code bhejo',
    resetSending: 'Bhej rahe hain...',
    resetHaveCode: 'Code mere paas hai',
    resetSentTo: 'Code yahan bheja hai:',
    resetChange: 'badlo',
    resetCodeLabel: 'Reset code',
    newPassword: 'Naya password',
    confirmPassword: 'Naya password phir se',
    passwordsAgree: 'Dono password same hain',
    resetButton: 'Password reset karo',
    resetBusy: 'Reset ho raha hai...',
  },

  signup: {
    signupTitle: 'Account banao',
    signupButton: 'aage',
    signupBusy: 'Account ban raha hai...',
    haveAccount: 'Account pehle se hai?',
    googleAnswersLeft: 'Bas thoda sa aur: kuch jawab abhi baaki hain.',
    back: 'Peeche',
    step: (step: number, of: number) => `Step ${step}/${of}`,
    nameQuestion: 'Tumhara naam kya hai?',
    nameLabel: 'Naam',
    nameHint: 'Jaisa school copy par likha hai.',
    ageQuestion: 'Tumhari age kitni hai?',
    ageLabel: 'Age',
    agePlaceholder: 'Age chuno',
    ageChips: 'Zyadatar ki age',
    genderQuestion: 'Tumhara gender?',
    genderLabel: 'Gender',
    pictureQuestion: 'Profile picture lagao',
    pictureLine: 'Ek photo, taaki copy tumhari lage.',
    pictureChoose: 'Picture chuno',
    pictureReplace: 'Badlo',
    pictureRemove: 'Hatao',
    pictureSkip: 'Abhi skip karo',
    accountQuestion: 'Tumhara email aur ek password',
    cardTitle: 'Student ID',
    cardEmpty: '. . . . . . . .',
    cardClass: 'Class',
    cardStamp: 'Ready',
    signupDone: 'Sign up ho gaya!',
  },

  verify: {
    screenTitle: 'Email verify karo',
    verifyTitle: 'Apna email verify karo',
    verifyLine: `Humne ${codeLength}-character ka verification code yahan bheja hai:`,
    verifyLineNoEmail: `Apna email daalo, aur ${codeLength}-character ka verification code jo humne bheja hai.`,
    codeLabel: 'Verification code',
    verifyButton: 'Verify karo',
    verifyBusy: 'Verify ho raha hai...',
    linkLine: `Is email se ${brand.name} par sign up kiya hai toh Verify dabao. Nahi kiya, toh yeh page band kar do.`,
    linkTip: 'Bas ek tap.',
    verifyTip: 'Inbox dekho. Spam folder bhi.',
    verifiedTitle: 'Email verify ho gaya!',
    verifiedSubtitle: 'Verification successful',
    verifiedText: 'Tumhara email verify ho gaya hai. Ab apne account mein login kar lo.',
    verifiedButton: 'Ab login karo',
  },

  mailCode: {
    resend: 'Code phir se bhejo',
    resendIn: (seconds: number) => `${seconds}s mein code phir se bhejo`,
  },

  session: {
    ended: 'Session khatam ho gaya. Aage badhne ke liye login karo. Tumhara kaam is device par safe hai.',
    deleted: 'Tumhara account delete ho gaya. Is device par uska kuch nahi bacha.',
  },
} satisfies AppCatalogue;
