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
import * as authMessages from '@repo/contracts/messages/auth';
import * as consentMessages from '@repo/contracts/messages/consent';
import * as contentMessages from '@repo/contracts/messages/content';
import * as deletionMessages from '@repo/contracts/messages/deletion';
import * as paymentMessages from '@repo/contracts/messages/payment';
import * as progressMessages from '@repo/contracts/messages/progress';
import { reminderMessage } from '@repo/contracts/messages/reminders';
import * as reportMessages from '@repo/contracts/messages/reports';
import * as requestMessages from '@repo/contracts/messages/request';
import * as revisionMessages from '@repo/contracts/messages/revision';

const ofAuth = {
  [authMessages.nameRequired]: 'अपना नाम लिखो',
  [authMessages.ageRequired]: 'अपनी उम्र चुनो',
  [authMessages.genderRequired]: 'अपना जेंडर चुनो',
  [authMessages.emailRequired]: 'अपना ईमेल लिखो',
  [authMessages.emailInvalid]: 'सही ईमेल लिखो',
  [authMessages.passwordRequired]: 'अपना पासवर्ड लिखो',
  [authMessages.passwordTooShort]: `पासवर्ड में कम से कम ${passwordMinLength} अक्षर हों`,
  [authMessages.passwordTooCommon]: 'इस पासवर्ड का अंदाज़ा लगाना आसान है। दूसरा चुनो',
  [authMessages.passwordTooLong]: `पासवर्ड में ज़्यादा से ज़्यादा ${passwordMaxLength} अक्षर हों`,
  [authMessages.verificationCodeRequired]: 'वेरिफ़िकेशन कोड लिखो',
  [authMessages.verificationCodeInvalid]: `${codeLength} अक्षर का सही वेरिफ़िकेशन कोड लिखो`,
  [authMessages.resetCodeRequired]: 'मेल वाला कोड लिखो',
  [authMessages.resetCodeInvalid]: `मेल वाला ${codeLength} अक्षर का सही कोड लिखो`,
  [authMessages.newPasswordRequired]: 'नया पासवर्ड लिखो',
  [authMessages.signupFailed]: 'साइन अप नहीं हो पाया',
  [authMessages.checkEmailForCode]: 'वेरिफ़िकेशन कोड के लिए अपना ईमेल देखो',
  [authMessages.loginDone]: 'लॉग इन हो गया!',
  [authMessages.wrongCredentials]: 'ईमेल या पासवर्ड ग़लत है',
  [authMessages.codeWrong]: 'वेरिफ़िकेशन कोड ग़लत या पुराना है',
  [authMessages.codeSent]: 'वेरिफ़िकेशन कोड तुम्हारे ईमेल पर भेज दिया!',
  [authMessages.sendCodeFailed]: 'वेरिफ़िकेशन कोड नहीं भेज पाए',
  [authMessages.sendResetFailed]: 'नए पासवर्ड का कोड नहीं भेज पाए',
  [authMessages.resetSent]: 'नए पासवर्ड का कोड तुम्हारे ईमेल पर भेज दिया!',
  [authMessages.resetDone]: 'पासवर्ड बदल गया! अब नए पासवर्ड से लॉग इन करो।',
  [authMessages.googleSignUpDone]: 'Google से साइन अप हो गया!',
  [authMessages.googleSignUpFailed]: 'साइन अप नहीं हो पाया',
  [authMessages.googleSignInDone]: 'Google से साइन इन हो गया!',
  [authMessages.googleSignInFailed]: 'साइन इन नहीं हो पाया',
  [authMessages.logoutDone]: 'लॉग आउट हो गया',
  [deletionMessages.accountDeleted]: 'यह अकाउंट हटा दिया गया है',
  [authMessages.notSignedIn]: 'आगे बढ़ने के लिए लॉग इन करो',
  [authMessages.pictureUpdated]: 'प्रोफ़ाइल फ़ोटो बदल गई!',
  [authMessages.profileUpdated]: 'प्रोफ़ाइल अपडेट हो गई!',
  [deletionMessages.deletionCodeRequired]: 'मेल वाला कोड लिखो',
  [deletionMessages.deletionCodeInvalid]: `मेल वाला ${codeLength} अक्षर का कोड लिखो`,
  [deletionMessages.deletionCodeSent]: 'हमने तुम्हें मेल पर एक कोड भेजा है।',
  [deletionMessages.deletionCodeWrong]: 'यह कोड ग़लत या बहुत पुराना है। नया कोड मँगाओ।',
  [deletionMessages.sendDeletionCodeFailed]: 'कोड नहीं भेज पाए',
  [deletionMessages.deletionPlanned]: `तुम्हारा अकाउंट ${deletionDelayDays} दिन में हटा दिया जाएगा। तब तक मन बदलने का मौक़ा है।`,
  [deletionMessages.deletionCancelled]: 'तुम्हारा अकाउंट बना रहेगा।',
  [deletionMessages.deletionStopsPayment]: `तुम्हारा अकाउंट हटने वाला है। पहले उसे रखो, फिर ${brand.planName} लो।`,
};

/** Some are for the guardian, who is spoken to as the guardian's page does. */
const ofConsent = {
  [consentMessages.consentNeeded]: 'पहले माता-पिता या अभिभावक की सहमति चाहिए',
  [consentMessages.consentNotNeeded]: 'इस अकाउंट के लिए सहमति की ज़रूरत नहीं है',
  [consentMessages.guardianEmailIsOwn]: 'माता-पिता या अभिभावक का ईमेल लिखो, अपना नहीं',
  [consentMessages.guardianMailSent]: 'हमने तुम्हारे माता-पिता या अभिभावक को मेल भेज दिया है।',
  [consentMessages.guardianMailFailed]: 'तुम्हारे माता-पिता या अभिभावक को मेल नहीं भेज पाए',
  [consentMessages.noticeFailed]: 'विद्यार्थी को मेल से नहीं बता पाए',
  [consentMessages.guardianNotNamed]: 'माता-पिता या अभिभावक का ईमेल लिखो',
  [consentMessages.ageKnown]: 'तुम्हारी उम्र पहले से पता है',
  [consentMessages.guardianLinkWrong]: 'यह लिंक ग़लत या बहुत पुराना है। नया लिंक माँगिए।',
  [consentMessages.guardianLinkRenewed]: 'नए लिंक वाला मेल आपके पते पर आ रहा है।',
  [consentMessages.guardianLinkSent]: 'अगर किसी विद्यार्थी ने यह पता दिया है, तो लिंक वाला मेल आ रहा है।',
  [consentMessages.adultBoxRequired]: 'बताइए कि आप वयस्क हैं और इस विद्यार्थी के माता-पिता या अभिभावक हैं',
  [consentMessages.proofMissing]: 'पहले दिखाइए कि आप वयस्क हैं',
  [consentMessages.proofNotOffered]: 'यह तरीक़ा यहाँ नहीं है',
  [consentMessages.proofOtherEmail]: 'आपने किसी और ईमेल से साइन इन किया, उससे नहीं जिस पर हमने मेल भेजा',
  [consentMessages.proofOfMinor]:
    'यह 18 साल से कम उम्र के एक विद्यार्थी का पता है, जो किसी और के लिए सहमति नहीं दे सकता',
  [consentMessages.proofNoPayment]: 'हमें कोई भुगतान नहीं मिला',
  [consentMessages.proofFailed]: 'हम यह जाँच नहीं पाए। फिर से कोशिश कीजिए।',
  [consentMessages.proofDone]: 'धन्यवाद, जाँच हो गई।',
  [consentMessages.consentTextOld]: 'यह जानकारी बदल गई है। इसे फिर से पढ़िए।',
  [consentMessages.consentTooOften]: 'आज फ़ैसला बहुत बार बदल चुका है। सहमति कल दीजिए।',
  [consentMessages.consentGiven]: 'धन्यवाद। अब विद्यार्थी पढ़ सकता/सकती है।',
  [consentMessages.consentRefused]: 'हमने विद्यार्थी के बारे में जो रखा था, सब हटा दिया है।',
  [consentMessages.consentRefusedWithWork]: `खाता बंद है और ${deletionDelayDays} दिन में हटा दिया जाएगा, अगर विद्यार्थी किसी और माता-पिता या अभिभावक को न बताए।`,
  [consentMessages.accountRefused]: 'माता-पिता या अभिभावक ने मना कर दिया है। यह अकाउंट बंद है और हटा दिया जाएगा।',
  [consentMessages.consentRefusedLater]:
    'खाता बंद है। आपने जो भुगतान शुरू किया था, उसका नतीजा आते ही खाता हटा दिया जाएगा।',
  [consentMessages.consentWithdrawn]: 'आपने सहमति वापस ले ली। खाता बंद है।',
  [consentMessages.consentAlreadyGiven]: 'आपने पहले ही सहमति दे दी है। आप उसे वापस ले सकते हैं।',
  [consentMessages.guardianDeletionPlanned]: `खाता बंद है और ${deletionDelayDays} दिन में हटा दिया जाएगा। तब तक आप अपना मन बदल सकते हैं।`,
  [consentMessages.guardianDeletionCancelled]: 'खाता नहीं हटाया जाएगा।',
};

/** Those that students meet; editors work in English. */
const ofContent = {
  [contentMessages.chapterMissing]: 'चैप्टर नहीं मिला या लोड नहीं हो पाया।',
  [contentMessages.claimNotNeeded]: 'यह चैप्टर पहले से खुला है',
  [contentMessages.claimSuper]: 'तुम्हारे Super प्लान में हर चैप्टर पहले से खुला है',
  [contentMessages.claimSpent]: 'तुम अपना फ़्री चैप्टर पहले ही ले चुके हो',
  [contentMessages.unlockNotEarned]: 'चैप्टर खोलने के लिए 5 दोस्तों का जुड़ना ज़रूरी है',
  [contentMessages.unlocksSpent]: 'तुमने अपने सारे अनलॉक इस्तेमाल कर लिए। एक और के लिए और दोस्त बुलाओ',
  [contentMessages.chapterLocked]: 'यह चैप्टर लॉक है। आगे बढ़ने के लिए इसे खोलो',
  [contentMessages.claimDone]: 'फ़्री चैप्टर तुम्हारा हुआ!',
  [contentMessages.unlockDone]: 'चैप्टर खुल गया!',
  [contentMessages.nothingToUpdate]: 'बदलने के लिए कुछ नहीं है',
  [contentMessages.chapterRequired]: 'पहले एक चैप्टर चुनो।',
  [contentMessages.paperMissing]: 'बोर्ड पेपर नहीं मिला',
  [contentMessages.paperNeedsSuper]: `बोर्ड पेपर ${brand.planName} में मिलते हैं`,
  [contentMessages.figureMissing]: 'ऐसा कोई चित्र नहीं है',
};

const ofPayment = {
  [paymentMessages.paymentFailed]: 'पेमेंट शुरू नहीं हो पाया। दोबारा कोशिश करो।',
  [paymentMessages.orderIdMissing]: 'ऑर्डर आईडी नहीं मिली।',
  [paymentMessages.orderCheckFailed]: 'पेमेंट की स्थिति पता नहीं चल पाई।',
  [paymentMessages.orderMissing]: 'ऑर्डर नहीं मिला',
};

const ofStudy = {
  [progressMessages.completeDone]: 'चैप्टर पूरा हो गया!',
  [progressMessages.tooManyMarks]: `तुम्हारे ${marksMax.toLocaleString('en-IN')} बुकमार्क और हाइलाइट हो गए। नए बनाने के लिए कुछ पुराने हटाओ।`,
  [progressMessages.ownCardsNeedSuper]: 'अपने फ़्लैशकार्ड लिखना Super में है',
  [progressMessages.ownCardEmpty]: 'कार्ड की दोनों तरफ़ कुछ लिखो।',
  [progressMessages.tooManyOwnCardsInChapter]: `इस चैप्टर में तुम्हारे ${ownCardsPerChapterMax} कार्ड हो गए। नए लिखने के लिए कुछ पुराने हटाओ।`,
  [progressMessages.tooManyOwnCards]: `तुम्हारे ${ownCardsMax.toLocaleString('en-IN')} कार्ड हो गए। नए लिखने के लिए कुछ पुराने हटाओ।`,
  [reportMessages.reportedGone]: 'तुमने जिसकी ग़लती बताई, वह अब यहाँ नहीं है',
  [reportMessages.tooManyReports]: `आज तुमने ${reportsPerDayMax} ग़लतियाँ बता दी हैं। बाक़ी कल भेजो`,
  [reportMessages.reportFaultRequired]: 'चुनो कि क्या ग़लत है',
  [reminderMessage.title]: 'पढ़ने का समय हो गया',
  [reminderMessage.body]: '20 मिनट भी काफ़ी हैं।',
  [reminderMessage.turnOff]: 'बंद करो',
  [revisionMessages.tooManyReviews]: 'एक दिन में इतने रिवीज़न नहीं भेजे जा सकते। ये इस डिवाइस पर रहेंगे, कल जाएँगे',
  [revisionMessages.examDayInvalid]: 'एक दिन चुनो',
  [revisionMessages.examDayPast]: 'आज के बाद का दिन चुनो',
  [revisionMessages.examDayFar]: 'अगले दो साल के अंदर का दिन चुनो',
  [revisionMessages.boardYearWrong]: 'यह दिन उस साल में नहीं है',
};

const ofRequest = {
  [requestMessages.internal]: 'कुछ गड़बड़ हो गई!',
  [requestMessages.unavailable]: 'सर्वर अभी बिज़ी है। थोड़ी देर में फिर कोशिश करो',
  [requestMessages.tooMany]: 'बहुत बार कोशिश हो गई। थोड़ा रुककर फिर कोशिश करो',
  [requestMessages.accountFull]: 'इस अकाउंट में इसके लिए और जगह नहीं है',
  [requestMessages.tooLarge]: 'इतना बड़ा एक बार में नहीं भेजा जा सकता',
  [requestMessages.routeMissing]: 'इस पते पर कुछ नहीं है',
  [requestMessages.pictureNotAnImage]: 'कोई फ़ोटो वाली फ़ाइल चुनो',
  [requestMessages.pictureTooLarge]: `फ़ोटो ${profilePictureMaxMegabytes}MB से छोटी होनी चाहिए`,
  [requestMessages.badRequest]: 'सर्वर यह समझ नहीं पाया',
  [requestMessages.badMultipart]: 'फ़ॉर्म पूरा नहीं पहुँचा',
  [requestMessages.badJson]: 'सर्वर को जो मिला वह सही JSON नहीं है',
  [requestMessages.unsupportedMedia]: 'इस तरह का डेटा यहाँ नहीं चलता',
  [requestMessages.foreignOrigin]: 'यह हमारे अपने पेज से नहीं आया',
};

/** By the server's own sentences; a full stop where those have one. */
export const messages = {
  ...ofAuth,
  ...ofConsent,
  ...ofContent,
  ...ofPayment,
  ...ofStudy,
  ...ofRequest,
};
