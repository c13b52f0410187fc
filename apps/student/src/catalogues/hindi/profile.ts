import { brand } from '@repo/contracts/brand';
import { invitesPerUnlock } from '@repo/contracts/limits/content';
import * as authMessages from '@repo/contracts/messages/auth';
import * as contentMessages from '@repo/contracts/messages/content';
import type { AppCatalogue } from '../app-catalogue.ts';
import { messages } from './messages.ts';

/** The student's own page, the companion, and inviting friends. */
export const profile = {
  gender: { Male: 'लड़का', Female: 'लड़की', Other: 'अन्य' },

  profile: {
    title: 'प्रोफ़ाइल',
    cardTitle: 'स्टूडेंट आईडी',
    fields: { name: 'नाम', age: 'उम्र', gender: 'जेंडर' },
    email: 'ईमेल',
    joinedDate: 'कब से यहाँ हो',
    notGiven: 'अभी नहीं लिखा',
    agePlaceholder: 'अपनी उम्र चुनो',
    edit: 'बदलो',
    save: 'सेव करो',
    cancel: 'रहने दो',
    updated: (field) => `${field}: बदलाव सेव हो गया!`,
    updateFailed: (field) => `${field}: बदलाव सेव नहीं हो पाया`,

    picture: 'प्रोफ़ाइल फ़ोटो',
    pictureOf: (name) => `${name} की फ़ोटो`,
    change: 'बदलो',
    uploading: 'अपलोड हो रही है…',
    pictureUpdated: messages[authMessages.pictureUpdated],

    planCard: {
      title: 'प्लान',
      basic: 'बेसिक',
      everyChapter: 'सारे चैप्टर खुले हैं।',
      validTill: (date) => `${date} तक`,
      unlockedCount: (count) => `${count} चैप्टर ${count === 1 ? 'खुला' : 'खुले'}`,
      afterwards: 'उसके बाद तुम्हारी प्रोग्रेस, नतीजे और तुम्हारे खोले हुए चैप्टर बने रहते हैं; बाक़ी चैप्टर फिर से लॉक हो जाते हैं।',
      ended: (date) =>
        `${brand.planName} ${date} को ख़त्म हुआ। तुम्हारी प्रोग्रेस, नतीजे और तुम्हारे खोले हुए चैप्टर बने हुए हैं; बाक़ी चैप्टर फिर से लॉक हैं।`,
      addMonth: 'एक महीना जोड़ो',
    },

    sessions: {
      label: 'कहाँ-कहाँ लॉग इन हो',
      loading: 'लोड हो रहा है...',
      failed: 'लॉग इन की सूची लोड नहीं हुई',
      unknown: 'कोई और ऐप',
      here: 'यही डिवाइस',
      since: (day) => `${day} से`,
      end: 'लॉग आउट',
      endOf: (device) => `${device} से लॉग आउट करो`,
      endFailed: 'वहाँ से लॉग आउट नहीं हो पाया',
      ended: 'वहाँ से लॉग आउट हो गया।',
    },

    everywhere: {
      label: 'हर जगह से लॉग आउट करो',
      title: 'हर जगह से लॉग आउट करना है?',
      question: 'इस डिवाइस पर, और जहाँ-जहाँ तुम लॉग इन हो, हर जगह लॉग आउट हो जाएगा।',
      confirm: 'हाँ, लॉग आउट करो',
      cancel: 'रहने दो',
      failed: 'हर जगह से लॉग आउट नहीं हो पाया',
    },

    reminder: {
      title: 'याद दिलाना',
      text: 'दिन में एक बार, तुम्हारे चुने समय पर, अगर तब तक पढ़ाई न हुई हो।',
      time: 'समय',
      timeHint: 'भारत का समय, 15-15 मिनट पर।',
      saved: (time) => `तुम्हें ${time} बजे याद दिलाएँगे।`,
      off: 'इस डिवाइस पर याद दिलाना बंद है।',
      blocked: 'यह ब्राउज़र इस साइट के नोटिफ़िकेशन रोक रहा है। सेटिंग में अनुमति दो, फिर इसे चालू करो।',
      missing: 'यह ब्राउज़र याद नहीं दिला सकता। iPhone या iPad पर ऐप को होम स्क्रीन पर जोड़ो और वहीं से खोलो।',
      needsNetwork: 'चालू करने के लिए नेटवर्क चाहिए।',
      failed: 'बदलाव नहीं हो पाया। थोड़ी देर में फिर कोशिश करो।',
    },
    studyDays: 'पढ़ाई के दिन',
    studyDaysText: 'तुम्हारी स्ट्रीक, कैलेंडर पर।',
    marks: 'मेरे बुकमार्क',
    marksText: 'तुम्हारे बुकमार्क, हाइलाइट और नोट।',

    privacy: 'हम तुम्हारे बारे में क्या रखते हैं',
    privacyText: 'उसे डाउनलोड करो, या अपना अकाउंट हटाओ।',

    needs: {
      title: 'पढ़ने में जो मदद करे',
      text: 'सिर्फ़ इस डिवाइस पर रहता है।',
      of: {
        'extra-time': {
          name: 'ज़्यादा समय',
          text: 'क्विज़, प्रैक्टिस और पेपर में हर घंटे पर 20 मिनट ज़्यादा, उनके लिए जिन्हें एग्ज़ाम में भी मिलते हैं।',
        },
        calm: { name: 'शांत स्क्रीन', text: 'कुछ नहीं हिलता, न रंगीन काग़ज़ उड़ते हैं, न साथी दिखते हैं।' },
        spacing: { name: 'खुली-खुली लिखावट', text: 'अक्षरों, शब्दों और लाइनों के बीच ज़्यादा जगह।' },
      },
    },

    language: {
      title: 'भाषा',
      text: 'ऐप की, और उन नोट्स, कार्ड और सवालों की जो इसमें लिखे गए हैं।',
      offline: 'दूसरी भाषा एक बार लोड करनी पड़ती है। ऑनलाइन होने पर कोशिश करो।',
    },

    nightOn: 'चालू',
    nightOff: 'बंद',
    referral: 'फ़्री चैप्टर खोलो',
    hinglish: {
      night: 'रात मोड',
      nightText: 'रात को पढ़ते वक़्त आँखों को आराम।',
      referralText: (friends) => `${friends} दोस्त बुलाओ, एक चैप्टर फ़्री।`,
    },
  },

  character: {
    open: (name) => `पढ़ाई का साथी: ${name}। बदलो`,
    title: 'अपना पढ़ाई का साथी चुनो',
    legend: 'पढ़ाई का साथी',
    done: 'हो गया',
    lines: {
      kalam: 'टेंशन मत लो, लिखते जाओ।',
      mitu: 'ग़लती? मिटा देंगे।',
      prakar: 'एकदम परफ़ेक्ट चाहिए।',
      haldi: 'आज तो फोड़ देंगे!',
    },
  },

  referral: {
    title: 'फ़्री चैप्टर खोलो',
    progress: (accepted) => `${invitesPerUnlock} में से ${accepted} दोस्त आ गए`,
    round: (accepted) => `${accepted}/${invitesPerUnlock}`,
    friend: (n, isHere) => `दोस्त ${n}: ${isHere ? 'आ गए' : 'अभी नहीं'}`,
    usedUnlocks: (count) => `तुम्हारे इनवाइट से अब तक ${count} चैप्टर ${count === 1 ? 'खुला' : 'खुले'}।`,

    share: 'शेयर करो',
    linkLabel: 'तुम्हारा इनवाइट लिंक',
    copy: 'कॉपी करो',
    copyWhat: 'लिंक',
    copied: 'लिंक कॉपी हो गया!',
    copyFailed: 'लिंक कॉपी नहीं हो पाया। वह ऊपर चुना हुआ है: वहीं से कॉपी करो।',
    previewTitle: 'तुम्हारे दोस्तों को यह मिलेगा',
    shareTitle: `${brand.name}: क्लास 10 की पढ़ाई का साथी`,
    shareText: `क्लास 10 के बोर्ड आ रहे हैं! मेरी पढ़ाई का साथी है ${brand.name}: नोट्स, फ़्लैशकार्ड, क्विज़ और मीम, सब चैप्टर के हिसाब से। तुम भी आ जाओ!`,

    howTitle: 'यह कैसे होता है',
    steps: [
      { name: 'अपना लिंक शेयर करो', text: 'क्लास 10 के दोस्तों को भेजो।' },
      { name: 'वे साइन अप करते हैं', text: 'दोस्त का ईमेल वेरिफ़ाई होते ही वह गिना जाता है।' },
      {
        name: `${invitesPerUnlock} दोस्त, 1 चैप्टर`,
        text: `हर ${invitesPerUnlock} दोस्तों के आने पर अपनी पसंद का एक चैप्टर खोलो।`,
      },
    ],

    earnedTitle: 'एक चैप्टर तुम्हारा हुआ!',
    unlock: 'खोलो',
    chooseTitle: 'कौन-सा चैप्टर खोलना है?',
    unlockNode: (chapter, subject) => `खोलो: ${chapter}, ${subject}`,
    cancel: 'रहने दो',
    nothingLocked: 'तुम्हारे लिए कोई चैप्टर लॉक नहीं है।',
    unlockDone: messages[contentMessages.unlockDone],
    unlockFailed: 'चैप्टर नहीं खुल पाया',

    support: 'फ़्री चैप्टर में कोई दिक़्क़त? हमें लिखो:',
    supportSubject: `${invitesPerUnlock} इनवाइट पर फ़्री चैप्टर`,
    hinglish: {
      line: `${invitesPerUnlock} दोस्त, एक चैप्टर फ़्री।`,
      toGo: (count) => (count === 1 ? 'बस एक दोस्त और!' : `${count} दोस्त और, फिर एक चैप्टर तुम्हारा।`),
      earned: `${invitesPerUnlock} दोस्त आ गए। अब कोई भी एक चैप्टर खोलो।`,
      superLine: `${brand.planName} है तो सब खुला है। दोस्त फिर भी बुला लो।`,
    },
  },
} satisfies AppCatalogue;
