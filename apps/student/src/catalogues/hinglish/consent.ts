import { adultAgeYears } from '@repo/contracts/limits/consent';
import * as consentMessages from '@repo/contracts/messages/consent';
import type { AppCatalogue } from '../app-catalogue.ts';
import { messages } from './messages.ts';

/** While a parent or guardian has to agree. */
export const consentTexts = {
  consent: {
    title: 'Parent ya guardian se poocho',
    hinglish: 'Bas ek chhota sa kaam, phir padhai shuru!',
    ageTitle: 'Tumhari age kitni hai?',
    ageLabel: 'Age',
    agePlaceholder: 'Age chuno',
    ageLine: `${adultAgeYears} se kam age par parent ya guardian ki permission chahiye. Yeh jawab baad mein nahi badlega.`,
    ageSend: 'Aage',
    why: `Tumhari age ${adultAgeYears} se kam hai, isliye yahan padhne se pehle parent ya guardian ki permission chahiye. Hum unhe link wala mail bhejenge; do minute ka kaam hai.`,
    withdrawn: 'Parent ya guardian ne apni permission wapas le li hai, isliye tumhara account abhi band hai.',
    refused: (email: string, date: string) =>
      `${email} ne mana kar diya. Kya address galat tha? Sahi wala daalo, sab safe rahega. Nahi toh hum ${date} ko tumhara account delete kar denge.`,
    email: 'Parent ya guardian ka email',
    emailHint: 'Apna nahi',
    send: 'Mail bhejo',
    busy: 'Bhej rahe hain…',
    waitingTitle: 'Parent ya guardian ka intezaar hai',
    sentTo: 'Humne mail bheja:',
    sentOn: (date: string) => `(${date}). Unki permission milte hi yeh page tumhara account khol dega.`,
    checkSpam: 'Mail nahi dikha? Unse bolo ki spam folder bhi dekhein.',
    again: 'Phir se bhejo',
    sent: messages[consentMessages.guardianMailSent],
    another: 'Doosra address do',
    back: 'Yahi address rakho',
    look: 'Phir se dekho',
    kept: (date: string) => `Unki permission ke bina hum ${date} ko tumhara account delete kar denge.`,
    failed: 'Pata nahi chal paya ki permission mili ya nahi',
    ageFailed: 'Age save nahi hui',
    sendFailed: messages[consentMessages.guardianMailFailed],
    opened: 'Parent ya guardian ne permission de di. Welcome!',
    logout: 'Logout karo',
    privacy: 'Hum kya rakhte hain: download ya delete karo',
  },
} satisfies AppCatalogue;
