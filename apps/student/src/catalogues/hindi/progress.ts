import { brand } from '@repo/contracts/brand';
import { freezeAfterDays, freezesMax } from '@repo/contracts/limits/progress';
import { currentLocale } from '#src/platform/language/language.ts';
import type { AppCatalogue } from '../app-catalogue.ts';
import { timeAgo } from './counted.ts';

const ofDays = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(currentLocale(), { ...options, timeZone: 'UTC' });

const makeFormats = () => ({
  weekday: ofDays({ weekday: 'long' }),
  month: ofDays({ month: 'long', year: 'numeric' }),
  fullDay: ofDays({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  listed: new Intl.ListFormat(currentLocale(), { type: 'conjunction' }),
});

let made: ReturnType<typeof makeFormats> | undefined;

/** Made when the first of them is needed: every screen loads this file, and few show days. */
function formats() {
  made ??= makeFormats();
  return made;
}

const at = (day: string) => Date.parse(day);

const notOnDevice = 'यह अभी इस डिवाइस पर नहीं है।';
const comesOnline = 'नेट आते ही अपने आप आ जाएगा।';

/** What a student has done, and where that leads. */
export const progress = {
  progress: {
    title: 'तुम्हारी प्रोग्रेस',
    loading: 'लोड हो रहा है...',
    failed: 'प्रोग्रेस नहीं मिल पाई',
    retry: 'फिर कोशिश करो',
    asOf: (time) => `${time} तक का हाल`,
    overall: 'कुल प्रोग्रेस',
    percentComplete: (percent) => `${percent}% पूरा`,
    counters: {
      completed: 'पूरे हुए चैप्टर',
      inProgress: 'अभी चल रहे',
      notStarted: 'शुरू नहीं हुए',
      testsTaken: 'कुल दिए टेस्ट',
    },
    syllabus: 'सिलेबस',
    viewAll: 'सब देखो',
    viewAllOf: 'विषय',
    noSubjects: 'अभी कोई विषय नहीं है',
    chapters: (count) => `${count} चैप्टर`,
    progressOf: (subject) => `${subject} की प्रोग्रेस`,
    recentActivity: 'हाल में',
    joined: (date) => `${date} से यहाँ हो`,
    unknownDate: 'तारीख़ पता नहीं',
    quickStats: 'एक नज़र में',
    streak: 'पढ़ाई की स्ट्रीक',
    studyDays: 'पढ़ाई के दिन',
    days: (count) => `${count} दिन`,
    writtenAnswers: 'लिखित जवाब',
    writtenMarks: (answered, percent) => `${answered}, ${percent}% अंकों के साथ`,
    averageScore: 'औसत स्कोर',
    testsTaken: 'दिए हुए टेस्ट',
    lastStudied: 'पिछली पढ़ाई',
    timeAgo,
    results: {
      heading: 'टेस्ट के नतीजे',
      empty: 'अभी कोई नतीजा नहीं है।',
      emptyHint: 'कुछ टेस्ट दो, नतीजे यहाँ दिखेंगे!',
      emptyLink: 'विषय चुनो',
      failedLog: 'टेस्ट के नतीजे नहीं मिल पाए',
      untitledTest: 'बिना नाम का टेस्ट',
      unknownChapter: 'चैप्टर पता नहीं',
      unknownSubject: 'विषय पता नहीं',
      passed: 'पास',
      failed: 'पास नहीं',
      score: 'स्कोर',
      time: 'समय',
      date: 'तारीख़',
      questions: (count) => `${count} सवाल`,
      minutesAndSeconds: (minutes, seconds) => `${minutes} मिनट ${seconds} सेकंड`,
      details: 'टेस्ट की जानकारी',
      correctAnswers: 'सही जवाब',
      incorrectAnswers: 'ग़लत जवाब',
      totalQuestions: 'कुल सवाल',
      passingScore: 'पासिंग स्कोर',
      performance: 'कैसा रहा',
      status: 'स्टेटस',
      completed: 'पूरा हुआ',
      timeTaken: 'लगा समय',
      review: 'जवाबों पर एक नज़र',
    },
    locked: {
      sample: 'नमूना',
      text: `तुम्हारे चैप्टर, स्कोर और पढ़ाई की स्ट्रीक एक ही जगह, ${brand.planName} के साथ।`,
      home: 'होम पर वापस',
    },
    hinglish: {
      notOnDevice,
      comesOnline,
      free: 'तब तक एक चैप्टर बिल्कुल फ़्री है।',
      notBegun: 'पहला चैप्टर पढ़ो, पहला टिक लो।',
      begun: 'शुरुआत हो गई, चलते रहो।',
      halfway: 'आधे से ज़्यादा हो गया!',
      done: 'पूरा सिलेबस हो गया। क्या बात है!',
    },
  },

  standing: {
    title: 'मैं कहाँ हूँ',
    loading: 'लोड हो रहा है...',
    papers: 'बोर्ड पेपर',
    otherSubjects: 'बाक़ी विषय',
    marks: (middle, outOf, low, high) =>
      `आज पेपर हो तो ${outOf} में से क़रीब ${middle} अंक आएँगे (ज़्यादातर ${low} से ${high})।`,
    notYet: (answers, unit) =>
      `क़रीब ${answers} ${answers === 1 ? 'सवाल का' : 'सवालों के'} जवाब और दो, हो सके तो ${unit} से।`,
    notYetReason: 'फिर दिखेगा कि आज कितने अंक आएँगे।',
    practise: 'प्रैक्टिस करो',
    noFigure: {
      unknownMarks: 'इन विषयों का बोर्ड पेपर अभी नहीं है, इसलिए सिर्फ़ लेवल दिखते हैं।',
      tooShort: 'इस पेपर में अंक बहुत कम हैं, इसलिए सिर्फ़ लेवल दिखते हैं।',
    },
    gains: 'सबसे ज़्यादा अंक यहाँ बढ़ेंगे',
    gain: (marks, ofMarks) => `${ofMarks} में से ${marks} अंक तक और`,
    basis: 'यह अंदाज़ा तुम्हारे अब तक के जवाबों से है। असली पेपर अलग हो सकता है।',
    lastPaper: (marks, outOf) => `तुम्हारे पिछले पेपर में ${outOf} में से ${marks} आए।`,
    paperHigher: 'उसके कुछ अंक तुमने ख़ुद दिए। ऐप ने जो जवाब जाँचे, उनके हिसाब से अंक कम बनते हैं।',
    paperLower: 'तुम्हारे बाक़ी जवाबों के हिसाब से अंक ज़्यादा बनते हैं।',
    levels: 'चैप्टर के हिसाब से',
    levelNames: {
      new: 'नया',
      learning: 'चल रहा है',
      steady: 'पक्का',
      examReady: 'पूरा तैयार',
    },
    failed: 'तुम्हारे जवाब नहीं मिल पाए',
    retry: 'फिर कोशिश करो',
    hinglish: { notOnDevice: `${notOnDevice} ${comesOnline}` },
  },

  streak: {
    shortWeekdays: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
    title: 'पढ़ाई के दिन',
    daysInRow: (count) => (count === 1 ? 'दिन हो गया' : 'दिन लगातार'),
    freezes: (count) => `${freezesMax} में से ${count} फ़्रीज़`,
    rule: `लगातार ${freezeAfterDays} दिन पढ़ो तो एक फ़्रीज़ मिलता है। जिस दिन पढ़ाई न हो, उसे वह अपने आप सँभाल लेता है।`,
    kept: (days) =>
      `फ़्रीज़ ने ${formats().listed.format(days.map((day) => formats().weekday.format(at(day))))} को तुम्हारी स्ट्रीक बचाई।`,
    month: (name) => formats().month.format(at(`${name}-01`)),
    earlier: 'पिछला महीना',
    later: 'अगला महीना',
    weekdays: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
    fullDay: (day) => formats().fullDay.format(at(day)),
    marks: { studied: 'पढ़ाई हुई', frozen: 'फ़्रीज़', exam: 'तुम्हारा बोर्ड एग्ज़ाम' },
    today: 'आज',
    notOnDevice,
    comesOnline,
    failed: 'तुम्हारे पढ़ाई के दिन नहीं मिल पाए',
    retry: 'फिर कोशिश करो',
  },

  moment: { week: (days) => `लगातार ${days} दिन!` },
} satisfies AppCatalogue;
