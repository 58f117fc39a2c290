/**
 * Writes the email templates of the auth server to supabase/templates, where supabase/config.toml refers to them for hosted
 * projects and the embedded stack: `node supabase/local/write-mails.ts`. With `--check` it writes nothing and fails if a
 * file is outdated.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { format, resolveConfig } from 'prettier';

const folder = join(import.meta.dirname, '../templates');

interface MailText {
  text: string;
  /** Label of the button. */
  link: string;
}

const mails: Record<string, { en: MailText; ar: MailText }> = {
  confirmation: {
    en: { text: 'Confirm your email address to start using Mawad.', link: 'Confirm address' },
    ar: { text: 'أكّد بريدك الإلكتروني لتبدأ باستخدام موقع «مواد».', link: 'تأكيد البريد' },
  },
  'email-change': {
    en: { text: 'Confirm the new email address of your Mawad account.', link: 'Confirm new address' },
    ar: { text: 'أكّد البريد الإلكتروني الجديد لحسابك في «مواد».', link: 'تأكيد البريد الجديد' },
  },
  'magic-link': {
    en: { text: 'Sign in to Mawad with this link.', link: 'Sign in' },
    ar: { text: 'سجّل الدخول إلى «مواد» بهذا الرابط.', link: 'تسجيل الدخول' },
  },
  recovery: {
    en: { text: 'Choose a new password for your Mawad account.', link: 'Choose a new password' },
    ar: { text: 'اختر كلمة مرور جديدة لحسابك في «مواد».', link: 'اختيار كلمة مرور جديدة' },
  },
};

/** Layout and texts that all mails share. */
const languages = {
  en: {
    direction: 'ltr',
    font: '16px/1.5 Inter, Arial, sans-serif',
    name: 'Mawad | مواد',
    codeHint: 'Or enter this code:',
    code: '<span style="font-weight: 700; font-variant-numeric: tabular-nums">{{ .Token }}</span>',
    end: 'The link and the code work for one hour. If you did not ask for this email, ignore it.',
  },
  ar: {
    direction: 'rtl',
    font: "17px/1.7 'IBM Plex Sans Arabic', Tahoma, sans-serif",
    name: 'مواد | Mawad',
    codeHint: 'أو أدخل هذا الرمز:',
    code: '<bdi dir="ltr" style="font-weight: 700; font-variant-numeric: tabular-nums">{{ .Token }}</bdi>',
    end: 'تنتهي صلاحية الرابط والرمز بعد ساعة. إذا لم تطلب هذه الرسالة فتجاهلها.',
  },
} as const;

function page(language: 'en' | 'ar', { text, link }: MailText): string {
  const { direction, font, name, codeHint, code, end } = languages[language];
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
  <body style="margin: 0; background: #f4f5f3; color: #14232b; font: ${font}">
    <div style="max-width: 560px; margin: 24px auto; padding: 32px; background: #fff; border: 1px solid #c9cec9; border-radius: 8px">
      <p style="margin: 0 0 24px; font-weight: 700; color: #0b5c63">${name}</p>
      <p>${text}</p>
      <p style="margin: 24px 0"><a href="{{ .ConfirmationURL }}" style="display: inline-block; padding: 12px 24px; border-radius: 8px; background: #0b5c63; color: #fff; text-decoration: none">${link}</a></p>
      <p>
        ${codeHint}
        ${code}
      </p>
      <p style="color: #3e5561">${end}</p>
    </div>
  </body>
</html>
`;
}

let outdated = 0;
for (const [name, { en, ar }] of Object.entries(mails)) {
  const file = join(folder, `${name}.html`);
  const template = `{{ if eq .Data.language "ar" }}${page('ar', ar)}{{ else }}${page('en', en)}{{ end }}\n`;
  const html = await format(template, { ...(await resolveConfig(file)), parser: 'html' });
  if (!argv.includes('--check')) writeFileSync(file, html);
  else if (readFileSync(file, 'utf8') !== html) {
    outdated += 1;
    console.error(`${file} is outdated; run node supabase/local/write-mails.ts`);
  }
}
if (outdated === 0) console.log(`${Object.keys(mails).length} email templates are current.`);
process.exit(outdated === 0 ? 0 : 1);
