import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillTemplate } from './auth-mail.ts';
import { mailText } from './mail-text.ts';

const link = 'https://api.mawad.test/auth/v1/verify?token=a&type=signup';

const textOf = (template: string, language: string) =>
  mailText(
    fillTemplate(readFileSync(join(import.meta.dirname, `../templates/${template}.html`), 'utf8'), language, {
      ConfirmationURL: link,
      Token: '123456',
      Email: 'buyer@mawad.test',
      SiteURL: 'https://mawad.test',
    }),
  );

it('has the words, the link and the code of the mail', () => {
  expect(textOf('confirmation', 'en').split('\n\n')).toEqual([
    'Mawad | مواد',
    'Confirm your email address to start using Mawad.',
    `Confirm address: ${link}`,
    'Or enter this code: 123456',
    'The link and the code work for one hour. If you did not ask for this email, ignore it.',
  ]);
});

it.each(['confirmation', 'email-change', 'magic-link', 'recovery'])('leaves no markup in %s', (template) => {
  for (const language of ['en', 'ar']) {
    const text = textOf(template, language);
    expect(text).not.toMatch(/[<>{}]|&amp;/);
    expect(text).toContain(`: ${link}\n`);
    expect(text).toMatch(language === 'ar' ? /الرمز: 123456/ : /code: 123456/);
  }
});
