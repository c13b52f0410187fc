import { deletionDelayDays } from '@repo/contracts/limits/auth';
import { adultAgeYears } from '@repo/contracts/limits/consent';
import type { AppCatalogue } from '../app-catalogue.ts';

/** What is kept of a student, and the deletion of an account. */
export const privacyTexts = {
  deletion: {
    on: (date: string) => `Tumhara account ${date} ko delete ho jayega`,
    soon: 'Tumhara account ek din ke andar delete ho jayega',
    keep: 'Mera account rakho',
    keepFailed: 'Account ka delete hona nahi ruka',
  },

  privacy: {
    title: 'Hum tumhare baare mein kya rakhte hain',
    screen: 'Privacy',
    home: 'Home',
    signUp: 'Sign up karo',
    short: [
      'Hum wahi rakhte hain jo padhane ke liye chahiye: tumhara account, kya padha, aur kya jawab diye.',
      'Tumhari progress sirf tumhe dikhti hai. Teachers ko bas dikhta hai ki kitnon ne sawaal sahi kiya ya card bhoole, naam nahi.',
      'Na ads, na trackers. Tumhare baare mein kuch bhi na becha jata hai, na kisi ko diya jata hai.',
      'Kisi se pooche bina tum sab kuch ki copy le sakte ho, ya account delete kar sakte ho.',
    ],
    guardian: `Age ${adultAgeYears} se kam hai toh yeh page parent ya guardian ke saath padho.`,
    details: 'Poori details',
    questions: 'Kuch samajh nahi aaya?',
    writeTo: 'Yahan likho:',

    own: {
      title: 'Tumhara data',
      line: 'Hum tumhare baare mein jo rakhte hain, us sab ki copy: padhne ke liye ek page, wahi programs ke liye, aur tumhari picture.',
      download: 'Sab download karo',
      downloading: 'Taiyaar ho raha hai...',
      needsNetwork: 'Download ke liye network chahiye.',
      downloaded: 'Tumhari copy downloads mein hai.',
      failed: 'Tumhari copy nahi ban payi. Thodi der mein phir se try karo.',
      unreachable:
        'Server tak nahi pahunch paye. Download ke liye network chahiye: check karo, phir se try karo.',
      retry: 'Retry',
      deleteLine: `Iraada badalne ke liye ${deletionDelayDays} din milte hain.`,
      remove: 'Mera account delete karo',
      planned: 'Tumhara account delete hone wala hai. Har page ke upar wali bar se use rakh sakte ho.',
      logInLine: 'Apna data download karne ya account delete karne ke liye login karo.',
      logIn: 'Login karo',
    },

    dialog: {
      title: 'Account delete karna hai?',
      happens: [
        `${deletionDelayDays} din tak kuch nahi badalta: sab chalta hai, aur ek tap se account bach jata hai.`,
        'Uske baad tumhara account, progress, results aur picture delete ho jate hain. Koi unhe wapas nahi la sakta.',
        'Tumhare orders rehte hain, kyunki tax law maangta hai, par unmein kuch nahi jo bataye ki woh tumhare the. Plan ka jo baaki hai, khatam ho jata hai.',
      ],
      mailLine: 'Pakka karne ke liye ki yeh tum ho, hum code yahan mail karenge:',
      send: 'Code mail karo',
      sending: 'Bhej rahe hain...',
      cancel: 'Cancel',
      sentTo: 'Woh code daalo jo humne yahan mail kiya:',
      code: 'Mail wala code',
      confirm: 'Mera account delete karo',
      confirming: 'Delete ho raha hai...',
      failed: 'Account delete nahi hua',
      andNow: (reason, whatToDo) => `${reason}. ${whatToDo}`,
      checkNetwork: 'Network check karo, phir se try karo.',
      again: 'Thodi der mein phir se try karo.',
    },
  },
} satisfies AppCatalogue;
