import { brand } from '@repo/contracts/brand';
import { superPriceInr } from '@repo/contracts/limits/payment';
import * as paymentMessages from '@repo/contracts/messages/payment';
import type { AppCatalogue } from '../app-catalogue.ts';
import { messages } from './messages.ts';

/** The paid plan and its payment. */
export const payment = {
  plan: {
    name: brand.planName,
    upgrade: 'अपग्रेड करो',
    useFree: 'फ़्री चैप्टर लो',
    benefitsLabel: `${brand.planName} में क्या मिलता है`,
    benefits: [
      'सारे विषय और चैप्टर खुल जाते हैं',
      'मस्त GEN-Z अंदाज़ में समझाए गए चैप्टर',
      'नए फ़ीचर सबसे पहले',
      'जल्दी दोहराने के लिए फ़्लैशकार्ड',
      'और भी बहुत कुछ',
    ],
  },

  payment: {
    panel: {
      title: `${brand.planName} लो`,
      titleAgain: `${brand.planName} का एक और महीना`,
      price: `₹${superPriceInr}`,
      per: 'एक महीने का',
      pay: 'अपग्रेड करो',
      payAgain: 'एक महीना जोड़ो',
      opening: 'सुरक्षित पेमेंट पेज खुल रहा है…',
      terms: 'एक महीने के लिए एक पेमेंट। अपने आप कुछ रिन्यू नहीं होता।',
      untilNow: (date) => `नया महीना ${date} को शुरू होगा, जब यह वाला ख़त्म होगा।`,
      orderFailed: messages[paymentMessages.paymentFailed],
      checkoutFailed: 'पेमेंट शुरू नहीं हो पाया। दोबारा कोशिश करो।',
      notOpened: 'कोई पेमेंट शुरू नहीं हुआ। अपना इंटरनेट देखो, फिर एक बार और कोशिश करो।',
      later: 'अभी नहीं',
    },
    result: {
      checkingTitle: 'पेमेंट की जाँच',
      checking: 'तुम्हारा पेमेंट जाँचा जा रहा है…',
      successTitle: 'पेमेंट हो गया!',
      success: `तुम्हें ${brand.planName} मिल गया!`,
      letsGo: 'चलो, शुरू करें!',
      failedTitle: 'पेमेंट फ़ेल हो गया',
      failed: 'तुम्हारा पेमेंट पूरा नहीं हो पाया। दोबारा कोशिश करो, और अगर फिर भी न हो, तो सपोर्ट को लिखो।',
      pendingTitle: 'पेमेंट पेंडिंग है',
      pending: 'तुम्हारा पेमेंट अभी प्रोसेस हो रहा है। थोड़ा रुको, फिर यह पेज रीफ़्रेश करो।',
      errorTitle: 'कुछ गड़बड़ हुई',
      retry: 'फिर कोशिश करो',
      refresh: 'रीफ़्रेश करो',
      home: 'होम पर जाओ',
      newPayment: 'नया पेमेंट शुरू करो',
      tryAgain: 'फिर कोशिश करो',
      lastTry: {
        declined: 'पिछली कोशिश रिजेक्ट हो गई। अब दोबारा कोशिश करो।',
        dropped: 'पिछली कोशिश पूरी नहीं हुई। अब दोबारा कोशिश करो।',
        pending: 'पिछली कोशिश अभी चल रही है। दोबारा पेमेंट करने से पहले उसका इंतज़ार करो।',
      },
      noOrder: messages[paymentMessages.orderIdMissing],
      checkFailed: messages[paymentMessages.orderCheckFailed],
      nextCheck: (seconds) => `अगली जाँच ${seconds} सेकंड में`,
      support: 'सपोर्ट को लिखो',
      supportSubject: (orderId) => `पेमेंट ${orderId}`,
    },
    receipt: {
      label: 'रसीद',
      stamp: brand.planName,
      order: 'ऑर्डर आईडी',
      copy: 'ऑर्डर आईडी कॉपी करो',
      copied: 'ऑर्डर आईडी कॉपी हो गई',
      copyFailed: 'ऑर्डर आईडी कॉपी नहीं हो पाई। उसे चुनकर ख़ुद कॉपी करो।',
      item: `${brand.planName}, एक महीना`,
      amount: 'रक़म',
      paidAt: 'पेमेंट की तारीख़',
      validTill: 'कब तक',
      rupees: (amount) => `₹${amount.toFixed(2)}`,
    },
    notice: {
      text: 'तुमने एक पेमेंट शुरू किया था। देखो कि वह हुआ या नहीं।',
      check: 'पेमेंट देखो',
      dismiss: 'हटाओ',
    },
    hinglish: {
      parents: 'मम्मी-पापा के UPI से भी हो जाएगा।',
      moneyGone: 'पैसे कटे? ऑर्डर आईडी सपोर्ट को भेजो, देख लेंगे।',
      expired: 'ऑर्डर का समय ख़त्म हो गया। पैसे कटे? सपोर्ट को ऑर्डर आईडी भेजो।',
      thanks: 'अब पूरा सिलेबस तुम्हारा है।',
    },
  },
} satisfies AppCatalogue;
