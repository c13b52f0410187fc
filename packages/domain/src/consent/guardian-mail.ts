import { brand } from '@repo/contracts/brand';
import { type ConsentLanguage, consentText } from '@repo/contracts/consent.text';
import { firstNameFor } from '@repo/contracts/names.rules';
import { escapeHtml } from '#src/auth/mails.ts';
import type { Mail } from '#src/ports.ts';

type Words = {
  title: string;
  greeting: string;
  lead: (name: string) => string;
  link: string;
  ignore: string;
};

const someStudent: Record<ConsentLanguage, string> = { en: 'A student', hi: 'एक विद्यार्थी' };

const words: Record<ConsentLanguage, Words> = {
  en: {
    title: 'A student asks for your consent',
    greeting: 'Dear parent or guardian,',
    lead: (name) =>
      `${name} wants to study with ${brand.name}, an app for Class 10, and has named you. Students under 18 need the consent of a parent or guardian. Until you agree, nothing is stored but what we need to ask you.`,
    link: 'Read, and agree or refuse',
    ignore:
      'If you know no such student, refuse on that page, and the account is deleted; or ignore this mail.',
  },
  hi: {
    title: 'एक विद्यार्थी आपकी सहमति चाहता है',
    greeting: 'प्रिय माता-पिता या अभिभावक,',
    lead: (name) =>
      `${name} कक्षा 10 के ऐप ${brand.name} से पढ़ना चाहता/चाहती है और आपका ईमेल दिया है। 18 साल से कम उम्र के विद्यार्थियों के लिए माता-पिता या अभिभावक की सहमति ज़रूरी है। जब तक आप सहमत न हों, हम केवल उतना ही रखते हैं जितना आपसे पूछने के लिए ज़रूरी है।`,
    link: 'पढ़िए, और सहमति दीजिए या मना कीजिए',
    ignore:
      'अगर आप ऐसे किसी विद्यार्थी को नहीं जानते, तो उस पन्ने पर मना कर दीजिए, खाता हट जाएगा; या इस मेल को अनदेखा कीजिए।',
  },
};

const languages: readonly ConsentLanguage[] = ['en', 'hi'];

function htmlOf(language: ConsentLanguage, name: string, url: string): string {
  const { title, greeting, lead, link, ignore } = words[language];
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:26px">${escapeHtml(text)}</p>`;
  const parts = consentText[language].map(
    ({ heading, text }) =>
      `<h2 style="margin:0 0 4px;font-size:16px;line-height:24px">${escapeHtml(heading)}</h2>${paragraph(text)}`,
  );
  return `<div lang="${language}">
<h1 style="margin:0 0 12px;font-size:22px;line-height:30px">${escapeHtml(title)}</h1>
${[greeting, lead(name)].map(paragraph).join('\n')}
${parts.join('\n')}
<p style="margin:0 0 16px;font-size:16px;line-height:26px"><a href="${escapeHtml(url)}" style="color:#2f3fcb;font-weight:700">${escapeHtml(link)}</a></p>
<p style="margin:0 0 32px;font-size:14px;line-height:20px;color:#46516f">${escapeHtml(ignore)}</p>
</div>`;
}

function textOf(language: ConsentLanguage, name: string, url: string): string {
  const { greeting, lead, link, ignore } = words[language];
  const parts = consentText[language].map(({ heading, text }) => `${heading}\n${text}`);
  return [greeting, lead(name), ...parts, `${link}:\n${url}`, ignore].join('\n\n');
}

/**
 * The mail that asks a guardian, in English and Hindi: what is stored, why, for how long, how to withdraw,
 * and the link.
 */
export function guardianMail(to: string, studentName: string, url: string): Mail {
  const nameIn = (language: ConsentLanguage) => firstNameFor(studentName) ?? someStudent[language];
  const html = languages.map((language) => htmlOf(language, nameIn(language), url));
  const text = languages.map((language) => textOf(language, nameIn(language), url));
  return {
    to,
    subject: `Your consent for ${brand.name} / ${brand.name} के लिए आपकी सहमति`,
    text: `${text.join('\n\n-----\n\n')}\n\n${brand.name}\n`,
    html: `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(words.en.title)}</title></head>
<body style="margin:0;background:#ffffff;font-family:Mukta,Arial,sans-serif;color:#141b34">
<div style="max-width:560px;margin:0 auto;padding:32px 24px">
${html.join('\n')}
<p style="margin:0;font-size:14px;line-height:20px">${escapeHtml(brand.name)}</p>
</div></body></html>`,
  };
}
