import { brand } from '@repo/contracts/brand';
import { codeLifeMinutes, deletionDelayDays } from '@repo/contracts/limits/auth';
import type { Mail } from '#src/ports.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Text as it may stand in HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

type Letter = {
  title: string;
  name: string;
  lead: string;
  code: string;
  link?: { url: string; label: string };
};

const footer = `This code works once and for ${codeLifeMinutes} minutes. If you did not ask for it, ignore this mail.`;

function htmlPart(letter: Letter): string {
  const link = letter.link
    ? `<p style="margin:0 0 24px"><a href="${escapeHtml(letter.link.url)}" style="display:inline-block;background:#2f3fcb;color:#ffffff;text-decoration:none;font-weight:700;padding:14px 24px;border-radius:12px">${escapeHtml(letter.link.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(letter.title)}</title></head>
<body style="margin:0;background:#f5f7fc;font-family:Mukta,Arial,sans-serif;color:#141b34">
<div style="max-width:480px;margin:0 auto;padding:32px 24px">
<p style="margin:0 0 24px;font-size:20px;font-weight:800"><span style="color:#c2283b">&#10003;</span> ${escapeHtml(brand.name)}</p>
<h1 style="margin:0 0 12px;font-size:24px;line-height:32px">${escapeHtml(letter.title)}</h1>
<p style="margin:0 0 20px;font-size:16px;line-height:26px">Hi ${escapeHtml(letter.name)}, ${escapeHtml(letter.lead)}</p>
<p style="margin:0 0 24px;font-size:32px;letter-spacing:8px;font-weight:800;background:#ffffff;border:2px solid #141b34;border-radius:12px;padding:16px 20px;text-align:center">${escapeHtml(letter.code)}</p>
${link}<p style="margin:0;font-size:14px;line-height:20px;color:#46516f">${footer}</p>
</div></body></html>`;
}

function textPart(letter: Letter): string {
  const link = letter.link ? `\n${letter.link.label}: ${letter.link.url}\n` : '';
  return `Hi ${letter.name}, ${letter.lead}\n\n${letter.code}\n${link}\n${footer}\n\n${brand.name}\n`;
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

/** The mail with the code that lets a forgotten password be replaced. */
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
