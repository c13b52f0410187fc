import { deletionDelayDays } from './limits/auth.ts';
import { unconsentedAccountKeptDays } from './limits/consent.ts';

/** Version of the text below in the records of consents; change it when the meaning of the text changes. */
export const consentTextVersion = '2026-11';

export type ConsentLanguage = 'en' | 'hi';

type Part = { heading: string; text: string };

/** What a guardian agrees to: the same parts in the same order in the mail and on the page. */
export const consentText: Record<ConsentLanguage, readonly Part[]> = {
  en: [
    {
      heading: 'What we keep',
      text: 'Name, email, age and, if the student gives them, gender and a picture. What was studied: pages read, quizzes, answers, marks and the days of study. Payments, if there are any.',
    },
    {
      heading: 'Why',
      text: 'To show the right chapters, to go on where the student stopped, and to tell what is to be revised. There is no advertising, and nothing is sold or given to others for their own use.',
    },
    {
      heading: 'How long',
      text: `Until the account is deleted. Without your consent the account is deleted after ${unconsentedAccountKeptDays} days. Receipts of payments stay, without a name, as the law asks.`,
    },
    {
      heading: 'How to take it back',
      text: `Open the link in this mail at any time. There you can see everything, download it, take your consent back, or have the account deleted; that is done after ${deletionDelayDays} days.`,
    },
  ],
  hi: [
    {
      heading: 'हम क्या रखते हैं',
      text: 'नाम, ईमेल, उम्र और, अगर विद्यार्थी बताए, तो लिंग और फ़ोटो। क्या पढ़ा गया: पढ़े हुए पन्ने, क्विज़, उत्तर, अंक और पढ़ाई के दिन। भुगतान, अगर हुआ हो।',
    },
    {
      heading: 'क्यों',
      text: 'सही अध्याय दिखाने के लिए, जहाँ पढ़ाई रुकी थी वहीं से आगे बढ़ाने के लिए, और यह बताने के लिए कि क्या दोहराना है। कोई विज्ञापन नहीं है, और कुछ भी बेचा नहीं जाता या दूसरों को उनके काम के लिए नहीं दिया जाता।',
    },
    {
      heading: 'कब तक',
      text: `जब तक खाता हटाया न जाए। आपकी सहमति के बिना खाता ${unconsentedAccountKeptDays} दिन बाद हटा दिया जाता है। भुगतान की रसीदें, बिना नाम के, रहती हैं, क्योंकि क़ानून ऐसा कहता है।`,
    },
    {
      heading: 'सहमति वापस कैसे लें',
      text: `इस मेल का लिंक कभी भी खोलिए। वहाँ आप सब कुछ देख सकते हैं, डाउनलोड कर सकते हैं, सहमति वापस ले सकते हैं, या खाता हटवा सकते हैं; वह ${deletionDelayDays} दिन बाद हट जाता है।`,
    },
  ],
};
