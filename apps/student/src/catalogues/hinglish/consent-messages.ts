import { deletionDelayDays } from '@repo/contracts/limits/auth';
import { adultAgeYears } from '@repo/contracts/limits/consent';
import * as consent from '@repo/contracts/messages/consent';

/** Sentences about a guardian's consent; those that a guardian reads say 'aap'. */
export const consentMessages = {
  [consent.consentNeeded]: 'Pehle parent ya guardian ki permission chahiye',
  [consent.consentNotNeeded]: 'Is account ko permission ki zaroorat nahi',
  [consent.guardianEmailIsOwn]: 'Apna nahi, parent ya guardian ka email likho',
  [consent.guardianMailSent]: 'Humne tumhare parent ya guardian ko mail bhej diya hai.',
  [consent.guardianMailFailed]: 'Parent ya guardian ko mail nahi bheja ja saka',
  [consent.noticeFailed]: 'Student ko mail nahi bheja ja saka',
  [consent.guardianNotNamed]: 'Parent ya guardian ka email likho',
  [consent.ageKnown]: 'Tumhari age pehle se pata hai',
  [consent.guardianLinkWrong]: 'Yeh link galat hai ya purana ho gaya. Naya link mangwa lijiye.',
  [consent.guardianLinkRenewed]: 'Naye link wala mail aapke address par aa raha hai.',
  [consent.guardianLinkSent]: 'Agar kisi student ne yeh address diya hai, toh link wala mail aa raha hai.',
  [consent.adultBoxRequired]: 'Confirm kijiye ki aap adult hain aur parent ya guardian hain',
  [consent.proofMissing]: 'Pehle dikhaiye ki aap adult hain',
  [consent.proofNotOffered]: 'Yeh tareeka available nahi hai',
  [consent.proofOtherEmail]: 'Aapne us email se sign in nahi kiya jis par humne mail bheja tha',
  [consent.proofOfMinor]: `Yeh ${adultAgeYears} se kam age ke student ka address hai. Woh kisi aur ke liye permission nahi de sakte`,
  [consent.proofNoPayment]: 'Humein koi payment nahi mila',
  [consent.proofFailed]: 'Hum yeh check nahi kar paye. Phir se try kijiye.',
  [consent.proofDone]: 'Thank you, check ho gaya.',
  [consent.consentTextOld]: 'Text badal gaya hai. Ek baar phir padh lijiye.',
  [consent.consentTooOften]: 'Aaj decision bahut baar badal chuka hai. Permission kal dijiye.',
  [consent.consentGiven]: 'Thank you. Ab student padh sakte hain.',
  [consent.consentRefused]: 'Student ke baare mein jo rakha tha, humne delete kar diya.',
  [consent.consentRefusedWithWork]: `Account band hai aur ${deletionDelayDays} din mein delete ho jayega, agar student kisi aur parent ya guardian ka naam na dein.`,
  [consent.accountRefused]: 'Parent ya guardian ne mana kar diya. Yeh account band hai aur delete ho jayega.',
  [consent.consentRefusedLater]:
    'Account band hai. Aapne jo payment shuru kiya tha, uske settle hote hi delete ho jayega.',
  [consent.consentWithdrawn]: 'Aapne apni permission wapas le li hai. Account band hai.',
  [consent.consentAlreadyGiven]: 'Aap pehle hi permission de chuke hain. Use wapas liya ja sakta hai.',
  [consent.guardianDeletionPlanned]: `Account band hai aur ${deletionDelayDays} din mein delete ho jayega. Tab tak iraada badla ja sakta hai.`,
  [consent.guardianDeletionCancelled]: 'Account delete nahi hoga.',
};
