import { markNoteMaxLength, markQuoteMaxLength, marksMax } from '@repo/contracts/limits/marks';
import { ownCardsMax, ownCardsPerChapterMax } from '@repo/contracts/limits/own-cards';
import type { AppCatalogue } from '../app-catalogue.ts';

const inIndia = (n: number) => n.toLocaleString('en-IN');

/** A student's own bookmarks, highlights and notes. */
export const marks = {
  marks: {
    kinds: { bookmark: 'बुकमार्क', highlight: 'हाइलाइट' },
    bookmark: 'बुकमार्क',
    bookmarkOf: (of) => `बुकमार्क, ${of}`,
    noteOf: (of) => `मेरा नोट, ${of}`,
    note: 'मेरा नोट',
    selected: 'चुना हुआ हिस्सा',
    spoken: 'हिस्सा चुना गया है। हाइलाइट करने के लिए H दबाओ, और विकल्पों के लिए Tab।',
    highlight: 'हाइलाइट करो',
    highlighted: 'हाइलाइट हो गया',
    addNote: 'नोट लिखो',
    noteLabel: 'तुम्हारा नोट (चाहो तो)',
    noteHint: `ज़्यादा से ज़्यादा ${inIndia(markNoteMaxLength)} अक्षर। सिर्फ़ तुम्हें दिखता है।`,
    tooLong: `एक हाइलाइट में ज़्यादा से ज़्यादा ${inIndia(markQuoteMaxLength)} अक्षर आते हैं। थोड़ा कम चुनो।`,
    save: 'सेव करो',
    remove: 'हटाओ',
    removed: 'हटा दिया',
    undo: 'वापस लाओ',
    here: 'इस पन्ने पर मेरे बुकमार्क',
    toAll: 'मेरे सारे बुकमार्क',
    changed: 'इस हाइलाइट का लिखा बदल गया है',
    pageOf: (topic, page) => `${topic}, पन्ना ${page}`,
    summaryPage: (page) => `समरी, पन्ना ${page}`,
    card: (n) => `फ़्लैशकार्ड ${n}`,
    questionOf: (test, n) => `${test}, सवाल ${n}`,
    passageOf: (test) => `${test}, केस`,
    written: (n) => `लिखित सवाल ${n}`,
  },

  marksScreen: {
    title: 'मेरे बुकमार्क',
    lead: 'तुम्हारे बुकमार्क, हाइलाइट और नोट। सिर्फ़ तुम्हें दिखते हैं।',
    search: 'अपने बुकमार्क में खोजो',
    count: (count) => `${count} बुकमार्क`,
    found: (count) => (count === 0 ? 'कुछ नहीं मिला' : `${count} ${count === 1 ? 'नतीजा' : 'नतीजे'}`),
    nothingTitle: 'अभी कोई बुकमार्क नहीं',
    nothingText:
      'पढ़ते हुए कोई हिस्सा चुनो तो वह हाइलाइट हो सकता है, या पन्ने के नीचे, कार्ड पर या सवाल के जवाब के नीचे बुकमार्क दबाओ। सब यहीं मिलेगा।',
    toSubjects: 'मेरे विषयों पर',
    note: 'नोट और बाक़ी',
    noteOf: (what) => `नोट और बाक़ी, ${what}`,
    elsewhere: 'अब तुम्हारे चैप्टरों में नहीं',
    gone: 'जिस पर बुकमार्क था, वह अब वहाँ नहीं है',
    abouts: { page: 'एक पन्ना', card: 'एक फ़्लैशकार्ड', question: 'एक सवाल', written: 'एक लिखित सवाल' },
  },

  saved: {
    mark: {
      refused: 'एक बुकमार्क सेव नहीं हो पाया।',
      onlyHere: (count) =>
        `${count} बुकमार्क सिर्फ़ इस डिवाइस पर ${count === 1 ? 'है' : 'हैं'}: एक अकाउंट में ${inIndia(marksMax)} बुकमार्क आते हैं। कुछ और हटाओगे तो ${count === 1 ? 'यह' : 'ये'} भी सेव हो ${count === 1 ? 'जाएगा' : 'जाएँगे'}।`,
    },
    ownCard: {
      refused: 'तुम्हारा लिखा एक कार्ड सेव नहीं हो पाया।',
      onlyHere: (count) =>
        `${count} कार्ड सिर्फ़ इस डिवाइस पर ${count === 1 ? 'है' : 'हैं'}: एक अकाउंट में ${inIndia(ownCardsMax)} और एक चैप्टर में ${ownCardsPerChapterMax} कार्ड आते हैं। कुछ और हटाओगे तो ${count === 1 ? 'यह' : 'ये'} भी सेव हो ${count === 1 ? 'जाएगा' : 'जाएँगे'}।`,
    },
  },
} satisfies AppCatalogue;
