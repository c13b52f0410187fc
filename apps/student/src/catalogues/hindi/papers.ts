import type { MissingQuestions } from '@repo/contracts/papers.compose';
import { clockText } from '@repo/contracts/progress.rules';
import { marksText } from '@repo/contracts/written.rules';
import type { AppCatalogue } from '../app-catalogue.ts';
import { hoursText } from './counted.ts';

const numbered = (numbers: readonly number[]) => numbers.join(', ');

/** Such as '5 अंक के 2 लिखित सवाल'. */
function rowText({ kind, marks, count }: MissingQuestions): string {
  if (kind === 'choice') return `ऑप्शन वाले ${count} सवाल`;
  if (kind === 'assertionReason') return `अभिकथन-कारण के ${count} सवाल`;
  return `${marks} अंक के ${count} ${kind === 'case' ? 'केस' : 'लिखित सवाल'}`;
}

/** The last minutes of a paper are counted in seconds. */
const secondsFrom = 300;

/** Board papers. */
export const papers = {
  paper: {
    choose: 'पेपर चुनो',
    about: (board, session) => `${board} · ${session}`,
    facts: (marks, minutes) => `${marks} अंक · ${hoursText(minutes)}`,
    sent: 'हर बार नया पेपर बनता है। तुम्हारे जवाब इस डिवाइस पर रहते हैं; अंक सेव होते हैं।',
    openTitle: 'तुम्हारा पेपर अभी खुला है',
    answered: (n, count) => `${count} में से ${n} के जवाब हो गए`,
    goOn: 'आगे बढ़ो',
    giveUp: 'पेपर छोड़ दो',
    giveUpTitle: 'यह पेपर छोड़ देना है?',
    giveUpText: 'इसके जवाब इस डिवाइस से हट जाएँगे, और कोई अंक नहीं मिलेंगे।',
    keepIt: 'रहने दो',
    toMarkTitle: 'तुम्हारे पेपर के अंक लगने बाक़ी हैं',
    toMarkText: 'पेपर जमा हो गया है। अपने लिखित जवाब जाँचो, तब पता चलेगा कि कितने अंक आए।',
    mark: 'अपने जवाब जाँचो',
    last: 'तुम्हारा पिछला पेपर',
    seeMarks: 'अंक और ग़लतियाँ',
    earlier: 'पहले के पेपर',
    noEarlier: 'अभी कोई नहीं।',
    earlierFailed: 'तुम्हारे पहले के पेपर लोड नहीं हो पाए।',
    waits: 'भेजना बाक़ी है',
    allPapers: 'सारे पेपर',
    session: (session) => `सेशन ${session}`,
    timeAllowed: 'समय',
    hours: hoursText,
    maximum: 'कुल अंक',
    reading: 'पढ़ने का समय',
    questions: 'सवाल',
    instructions: 'सामान्य निर्देश',
    section: (name, title) => (title === '' ? `सेक्शन ${name}` : `सेक्शन ${name} · ${title}`),
    sectionFacts: (count, marks) => `${count} सवाल, ${marks} अंक`,
    missingTitle: 'चैप्टरों में ये सवाल नहीं हैं',
    missing: (missing) => `सेक्शन ${missing.section}: ${rowText(missing)}`,
    missingSum: (marks, whole) => `इस पेपर में ${whole} में से ${marks} अंक के सवाल हैं।`,
    nothing: 'जो चैप्टर तुम्हारे लिए खुले हैं, उनमें अभी इस पेपर का कोई सवाल नहीं है।',
    clock: 'घड़ी',
    withClock: 'घड़ी के साथ',
    withClockText: (minutes, hasReading) =>
      hasReading ? `${hoursText(minutes)}, पढ़ने के समय के साथ` : hoursText(minutes),
    withoutClock: 'बिना घड़ी के',
    withoutClockText: 'आराम से करो',
    start: 'पेपर शुरू करो',
    print: 'प्रिंट करो',
    printWithAnswers: 'जवाबों के साथ प्रिंट करो',
    leave: 'पेपर से बाहर जाओ',
    leaveTitle: 'पेपर से बाहर जाना है?',
    leaveText: 'तुम्हारे जवाब इस डिवाइस पर रहेंगे। बाद में आगे बढ़ा लेना।',
    leaveTextClock: 'तुम्हारे जवाब इस डिवाइस पर रहेंगे। बाद में आगे बढ़ा लेना; पर घड़ी नहीं रुकेगी।',
    timeLeft: (seconds) =>
      seconds > secondsFrom ? `${Math.ceil(seconds / 60)} मिनट` : clockText(seconds).padStart(5, '0'),
    question: (n) => `सवाल ${n}`,
    part: (part) => `(${['i', 'ii', 'iii', 'iv', 'v'][part] ?? part + 1})`,
    flag: 'बाद में देखना है',
    onPaper: 'मेरा जवाब काग़ज़ पर है',
    ownTextHint:
      'काग़ज़ पर लिखो, या यहाँ टाइप करो। टाइप किया हुआ इस डिवाइस पर रहेगा, और दूसरा पेपर शुरू करते ही हट जाएगा।',
    previous: 'पिछला',
    next: 'अगला',
    handIn: 'जमा करो',
    palette: 'सारे सवाल',
    place: (n, count) => `${count} में से ${n}`,
    counts: (answered, open, flagged) => `${answered} हो गए · ${open} बाक़ी · ${flagged} बाद में देखने हैं`,
    standing: { answered: 'हो गया', begun: 'अधूरा', open: 'बाक़ी' },
    toBeChecked: 'बाद में देखना है',
    handInTitle: 'पेपर जमा करना है?',
    openQuestions: (numbers) =>
      numbers.length === 0
        ? 'सारे सवालों के जवाब हो गए।'
        : `${numbers.length} ${numbers.length === 1 ? 'सवाल का' : 'सवालों के'} जवाब बाक़ी: ${numbered(numbers)}।`,
    flaggedQuestions: (numbers) => `बाद में देखने हैं: ${numbered(numbers)}।`,
    goOnWriting: 'लिखते रहो',
    handedIn: 'तुम्हारा पेपर जमा हो गया',
    timeUp: 'समय ख़त्म। तुम्हारा पेपर जमा हो गया।',
    handedInText: (n) =>
      `बाक़ी सवालों के अंक लग गए। अब ${n === 1 ? 'अपना 1 लिखित जवाब' : `अपने ${n} लिखित जवाब`} पॉइंट से मिलाकर जाँचो, जैसे टीचर जाँचते हैं।`,
    markingTitle: 'अपने जवाब जाँचो',
    leaveMarking: 'जाँचना छोड़ो',
    answerOf: (n, count) => `जवाब ${n}, कुल ${count}`,
    noTextShown: 'तुम्हारा लिखा जवाब काग़ज़ पर है।',
    countTitle: 'अंक जोड़ दें?',
    countText: 'उसके बाद टिक नहीं बदले जा सकते।',
    withoutTick: (numbers) => `इनमें कोई टिक नहीं: ${numbered(numbers)}।`,
    count: 'अंक जोड़ो',
    goOnMarking: 'जाँचते रहो',
    seeAllMarks: 'मेरे अंक देखो',
    outOf: (outOfHalves) => `अंक, कुल ${marksText(outOfHalves)} में से`,
    ofBlueprint: (outOfHalves, whole) => `पेपर के ${whole} अंकों में से ${marksText(outOfHalves)} के सवाल पूछे गए।`,
    timeTaken: (minutes) => `लगा समय: ${hoursText(minutes)}`,
    byUnit: 'यूनिट के हिसाब से अंक',
    unitBoard: (asked, marks) => `इस यूनिट के ${marks} में से ${asked} अंक इस पेपर में थे`,
    unitNothing: 'नहीं पूछा गया',
    toMistakes: 'मेरी ग़लतियाँ देखो',
    mistakes: 'मेरी ग़लतियाँ',
    noMistakes: 'हर सवाल में पूरे अंक मिले।',
    backToMarks: 'अंकों पर वापस',
    answers: 'जवाब और अंक वाले पॉइंट',
    or: 'या',
    hinglish: {
      resume: 'बीच में रुक गया था। जवाब सेफ़ हैं।',
      earlierOffline: 'नेट आते ही दिखेंगे।',
    },
  },
} satisfies AppCatalogue;
