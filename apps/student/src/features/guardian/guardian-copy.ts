import { brand } from '@repo/contracts/brand';
import type { ConsentLanguage } from '@repo/contracts/consent.text';

type Words = {
  title: string;
  student: string;
  asks: (name: string) => string;
  since: { given: (date: string) => string; withdrawn: (date: string) => string };
  deletedFrom: (date: string) => string;
  deletionDue: (date: string) => string;
  keep: string;
  adult: string;
  adultMissing: string;
  proofTitle: string;
  proofLine: string;
  proofs: { 'sign-in': string; payment: string };
  signInLine: (email: string) => string;
  paymentLine: string;
  proved: { 'sign-in': string; payment: string };
  checking: string;
  leaving: string;
  cameBackFailed: string;
  agree: string;
  agreed: string;
  refuse: string;
  refuseTitle: string;
  refuseText: string;
  refused: string;
  download: string;
  downloading: string;
  withdraw: string;
  withdrawTitle: string;
  withdrawText: string;
  withdrawn: string;
  remove: string;
  removeTitle: string;
  removeText: string;
  removed: string;
  kept: string;
  cancel: string;
  manage: string;
  open: string;
  openLine: string;
  spentLine: string;
  renew: string;
  renewed: string;
  linkTitle: string;
  linkLine: string;
  linkWrong: string;
  linkEmail: string;
  linkSend: string;
  linkSent: string;
  failed: string;
  retry: string;
};

/** Texts of the guardian's page. The consent text itself is in the contracts. */
export const guardianCopy: Record<ConsentLanguage, Words> = {
  en: {
    title: 'Consent of a parent or guardian',
    student: 'The student',
    asks: (name) =>
      `${name} wants to study with ${brand.name}, an app for Class 10, and has named you as parent or guardian.`,
    since: {
      given: (date) => `You agreed on ${date}. You can take that back at any time.`,
      withdrawn: (date) => `You took your consent back on ${date}. The account is closed.`,
    },
    deletedFrom: (date) => `Without your consent the account is deleted on ${date}.`,
    deletionDue: (date) => `The account will be deleted on ${date}.`,
    keep: 'Do not delete it',
    adult: 'I am 18 or older, and the parent or guardian of this student.',
    adultMissing: 'Please tick this first.',
    proofTitle: 'Show that you are an adult',
    proofLine: 'One of these is enough.',
    proofs: {
      'sign-in': 'Sign in with Google',
      payment: `Pay ₹${brand.priceInr} for a month of ${brand.planName}`,
    },
    signInLine: (email) =>
      `With the address that we wrote to: ${email}. We learn nothing but that it is yours.`,
    paymentLine: `You need not pay: this is for those who want ${brand.planName} for the student anyway.`,
    proved: {
      'sign-in': 'Checked: you signed in with your address.',
      payment: 'Checked: we have your payment.',
    },
    checking: 'Checking…',
    leaving: 'Opening…',
    cameBackFailed: 'The sign-in was not completed. Please try again.',
    agree: 'I agree',
    agreed: 'Thank you. The student can study now.',
    refuse: 'I refuse',
    refuseTitle: 'Refuse and delete?',
    refuseText:
      'The account is closed at once, and all that we keep about the student is deleted: at once if nothing was studied yet, else in 7 days, unless the student names another parent or guardian. You can’t undo this here.',
    refused: 'You have refused. The account is closed, and we delete what we kept about the student.',
    download: 'Download everything',
    downloading: 'Preparing…',
    withdraw: 'Take my consent back',
    withdrawTitle: 'Take your consent back?',
    withdrawText: 'The account is closed at once. If nobody agrees again, it is deleted after 30 days.',
    withdrawn: 'You have taken your consent back. The account is closed.',
    remove: 'Delete the account',
    removeTitle: 'Delete the account?',
    removeText:
      'The account is closed at once and deleted in 7 days. Until then you can change your mind here.',
    removed: 'The account is closed and will be deleted in 7 days.',
    kept: 'The account is not deleted.',
    cancel: 'Cancel',
    manage: 'What you can do',
    open: 'Open the page',
    openLine:
      'The page is for you alone. Once you open it, this link works in this browser only, for one hour.',
    spentLine: 'This link was opened in another browser, or is too old.',
    renew: 'Mail me a fresh link',
    renewed: 'A mail with a fresh link is on its way to your address. Open it in this browser.',
    linkTitle: 'Open your page',
    linkLine: 'Enter the address that the student gave us, and we send you a fresh link.',
    linkWrong: 'This link is wrong or too old.',
    linkEmail: 'Your email',
    linkSend: 'Send the link',
    linkSent: 'If a student has named this address, a mail with the link is on its way.',
    failed: 'That did not work. Please try again.',
    retry: 'Try again',
  },
  hi: {
    title: 'माता-पिता या अभिभावक की सहमति',
    student: 'विद्यार्थी',
    asks: (name) =>
      `${name} कक्षा 10 के ऐप ${brand.name} से पढ़ना चाहता/चाहती है, और आपको माता-पिता या अभिभावक बताया है।`,
    since: {
      given: (date) => `आपने ${date} को सहमति दी। आप इसे कभी भी वापस ले सकते हैं।`,
      withdrawn: (date) => `आपने ${date} को सहमति वापस ली। खाता बंद है।`,
    },
    deletedFrom: (date) => `आपकी सहमति के बिना खाता ${date} को हटा दिया जाएगा।`,
    deletionDue: (date) => `खाता ${date} को हटा दिया जाएगा।`,
    keep: 'खाता न हटाएँ',
    adult: 'मेरी उम्र 18 साल या उससे ज़्यादा है, और मैं इस विद्यार्थी का माता-पिता या अभिभावक हूँ।',
    adultMissing: 'पहले इस पर निशान लगाइए।',
    proofTitle: 'दिखाइए कि आप वयस्क हैं',
    proofLine: 'इनमें से एक काफ़ी है।',
    proofs: {
      'sign-in': 'Google से साइन इन कीजिए',
      payment: `${brand.planName} के एक महीने के ₹${brand.priceInr} दीजिए`,
    },
    signInLine: (email) => `उसी पते से जिस पर हमने मेल भेजा: ${email}। हमें बस इतना पता चलता है कि यह पता आपका है।`,
    paymentLine: `पैसे देना ज़रूरी नहीं है: यह उनके लिए है जो विद्यार्थी के लिए ${brand.planName} लेना ही चाहते हैं।`,
    proved: { 'sign-in': 'जाँच हो गई: आपने अपने पते से साइन इन किया।', payment: 'जाँच हो गई: आपका भुगतान मिल गया।' },
    checking: 'जाँच हो रही है…',
    leaving: 'खुल रहा है…',
    cameBackFailed: 'साइन इन पूरा नहीं हुआ। फिर से कोशिश कीजिए।',
    agree: 'मैं सहमत हूँ',
    agreed: 'धन्यवाद। अब विद्यार्थी पढ़ सकता/सकती है।',
    refuse: 'मैं मना करता/करती हूँ',
    refuseTitle: 'मना करें और हटाएँ?',
    refuseText:
      'खाता तुरंत बंद हो जाएगा, और विद्यार्थी के बारे में जो कुछ हम रखते हैं, हटा दिया जाएगा: अगर अभी कुछ नहीं पढ़ा गया तो तुरंत, नहीं तो 7 दिन में, अगर विद्यार्थी किसी और माता-पिता या अभिभावक को न बताए। आप इसे यहाँ वापस नहीं ले सकते।',
    refused: 'आपने मना कर दिया। खाता बंद है, और विद्यार्थी के बारे में रखी जानकारी हम हटा देते हैं।',
    download: 'सब कुछ डाउनलोड कीजिए',
    downloading: 'तैयार हो रहा है…',
    withdraw: 'सहमति वापस लीजिए',
    withdrawTitle: 'सहमति वापस लें?',
    withdrawText: 'खाता तुरंत बंद हो जाएगा। अगर कोई फिर से सहमति न दे, तो 30 दिन बाद हटा दिया जाएगा।',
    withdrawn: 'आपने सहमति वापस ले ली। खाता बंद है।',
    remove: 'खाता हटाइए',
    removeTitle: 'खाता हटाएँ?',
    removeText: 'खाता तुरंत बंद हो जाएगा और 7 दिन में हटा दिया जाएगा। तब तक आप यहाँ अपना मन बदल सकते हैं।',
    removed: 'खाता बंद है और 7 दिन में हटा दिया जाएगा।',
    kept: 'खाता नहीं हटाया जाएगा।',
    cancel: 'रहने दीजिए',
    manage: 'आप क्या कर सकते हैं',
    open: 'पन्ना खोलिए',
    openLine: 'यह पन्ना सिर्फ़ आपके लिए है। खोलने के बाद यह लिंक एक घंटे तक, सिर्फ़ इसी ब्राउज़र में चलेगा।',
    spentLine: 'यह लिंक किसी और ब्राउज़र में खोला गया है, या बहुत पुराना है।',
    renew: 'मुझे नया लिंक भेजिए',
    renewed: 'नए लिंक वाला मेल आपके पते पर आ रहा है। उसे इसी ब्राउज़र में खोलिए।',
    linkTitle: 'अपना पन्ना खोलिए',
    linkLine: 'वह पता लिखिए जो विद्यार्थी ने हमें दिया था; हम आपको नया लिंक भेजेंगे।',
    linkWrong: 'यह लिंक ग़लत या बहुत पुराना है।',
    linkEmail: 'आपका ईमेल',
    linkSend: 'लिंक भेजिए',
    linkSent: 'अगर किसी विद्यार्थी ने यह पता दिया है, तो लिंक वाला मेल आ रहा है।',
    failed: 'यह नहीं हो पाया। फिर से कोशिश कीजिए।',
    retry: 'फिर से कोशिश कीजिए',
  },
};

/** Each language's name in that language. */
export const languageNames: Record<ConsentLanguage, string> = { en: 'English', hi: 'हिन्दी' };

/** Values for `lang`. */
export const languageTags: Record<ConsentLanguage, string> = { en: 'en-IN', hi: 'hi-IN' };
