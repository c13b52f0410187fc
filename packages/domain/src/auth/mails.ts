import { brand } from '@repo/contracts/brand';
import { codeLifeMinutes, deletionDelayDays } from '@repo/contracts/limits/auth';
import { unconsentedAccountKeptDays } from '@repo/contracts/limits/consent';
import { firstNameFor } from '@repo/contracts/names.rules';
import type { Mail } from '#src/ports.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Escapes text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

type Letter = {
  title: string;
  name: string;
  lead: string;
  /** The code, only in mails that the user requested. */
  code?: string;
  link?: { url: string; label: string };
};

/** Greets by name only if it looks like a name, because a stranger may have chosen it at sign-up. */
function greetingOf({ name }: Letter): string {
  const first = firstNameFor(name);
  return first ? `Hi ${first},` : 'Hi,';
}

const codeFooter = `This code works once and for ${codeLifeMinutes} minutes. If you did not ask for it, ignore this mail.`;

function htmlPart(letter: Letter): string {
  const link = letter.link
    ? `<p style="margin:0 0 24px"><a href="${escapeHtml(letter.link.url)}" style="display:inline-block;background:#2f3fcb;color:#ffffff;text-decoration:none;font-weight:700;padding:14px 24px;border-radius:12px">${escapeHtml(letter.link.label)}</a></p>`
    : '';
  const code = letter.code
    ? `<p style="margin:0 0 24px;font-size:32px;letter-spacing:8px;font-weight:800;background:#ffffff;border:2px solid #141b34;border-radius:12px;padding:16px 20px;text-align:center">${escapeHtml(letter.code)}</p>\n`
    : '';
  const footer = letter.code
    ? `<p style="margin:0;font-size:14px;line-height:20px;color:#46516f">${codeFooter}</p>\n`
    : '';
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(letter.title)}</title></head>
<body style="margin:0;background:#f5f7fc;font-family:Mukta,Arial,sans-serif;color:#141b34">
<div style="max-width:480px;margin:0 auto;padding:32px 24px">
<p style="margin:0 0 24px;font-size:20px;font-weight:800"><span style="color:#c2283b">&#10003;</span> ${escapeHtml(brand.name)}</p>
<h1 style="margin:0 0 12px;font-size:24px;line-height:32px">${escapeHtml(letter.title)}</h1>
<p style="margin:0 0 20px;font-size:16px;line-height:26px">${escapeHtml(greetingOf(letter))} ${escapeHtml(letter.lead)}</p>
${code}${link}${footer}</div></body></html>`;
}

function textPart(letter: Letter): string {
  const link = letter.link ? `\n${letter.link.label}: ${letter.link.url}\n` : '';
  const code = letter.code ? `\n${letter.code}\n` : '';
  const footer = letter.code ? `\n${codeFooter}\n` : '';
  return `${greetingOf(letter)} ${letter.lead}\n${code}${link}${footer}\n${brand.name}\n`;
}

/** The mail with the verification code and its link. */
export function verificationMail(to: string, name: string, code: string, url: string): Mail {
  const letter: Letter = {
    title: 'Verify your email',
    name,
    lead: 'enter this code to start studying:',
    code,
    link: { url, label: 'Or verify with one tap' },
  };
  return {
    to,
    subject: `${code} is your ${brand.name} verification code`,
    text: textPart(letter),
    html: htmlPart(letter),
  };
}

/** The mail with the code to reset a forgotten password. */
export function resetMail(to: string, name: string, code: string): Mail {
  const letter: Letter = {
    title: 'Reset your password',
    name,
    lead: 'enter this code together with your new password:',
    code,
  };
  return {
    to,
    subject: `${code} is your ${brand.name} reset code`,
    text: textPart(letter),
    html: htmlPart(letter),
  };
}

/** The mail with the code that deletes an account. */
export function deletionMail(to: string, name: string, code: string): Mail {
  const letter: Letter = {
    title: 'Delete your account',
    name,
    lead: `enter this code to delete your account. It stays for ${deletionDelayDays} days more, in which you can change your mind; then everything we keep about you is deleted.`,
    code,
  };
  return {
    to,
    subject: `${code} is the code that deletes your ${brand.name} account`,
    text: textPart(letter),
    html: htmlPart(letter),
  };
}

/** The mail to an existing student that a guardian must agree from now on; 30 days are left once it is sent. */
export function consentNoticeMail(to: string, name: string, url: string): Mail {
  const letter: Letter = {
    title: 'Ask your parent or guardian',
    name,
    lead: `you are under 18, so from now on a parent or guardian has to agree before you can study here. Until then your account is closed; nothing in it is lost. Enter the email of your parent or guardian, and we write to them. If nobody agrees within ${unconsentedAccountKeptDays} days of this mail, we delete your account and everything in it. You can also download everything there, or delete it yourself.`,
    link: { url, label: 'Enter the email of your parent or guardian' },
  };
  return {
    to,
    subject: `${brand.name} needs your parent or guardian to agree`,
    text: textPart(letter),
    html: htmlPart(letter),
  };
}

/** The mail to a student whose guardian refused: another can be named within some days. */
export function consentRefusedMail(to: string, name: string, url: string): Mail {
  const letter: Letter = {
    title: 'Your parent or guardian was asked, and refused',
    name,
    lead: `whoever we wrote to has refused, so in ${deletionDelayDays} days we delete your account and everything in it. Was it a wrong address? Then enter the right one before that, and nothing is lost. You can also download everything there.`,
    link: { url, label: 'Enter another email' },
  };
  return {
    to,
    subject: `Your ${brand.name} account will be deleted in ${deletionDelayDays} days`,
    text: textPart(letter),
    html: htmlPart(letter),
  };
}
