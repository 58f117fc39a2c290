/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { MailWriter } from '../mail-writer.ts';

/** Style of table cells with a line below. */
export const cell = 'padding:8px 0;border-bottom:1px solid #e6e8e5;vertical-align:top';
/** Style of secondary text. */
export const secondary = 'color:#3e5561;font-size:14px';

interface MailPageProps {
  writer: MailWriter;
  title: string;
  /** Reason why the reader receives the mail. */
  footer: string;
  children: ComponentChildren;
}

/** HTML page of a mail in the language and direction of its reader. */
export function MailPage({ writer, title, footer, children }: MailPageProps) {
  const { language, texts } = writer;
  const isArabic = language === 'ar';
  const direction = isArabic ? 'rtl' : 'ltr';
  const font = isArabic
    ? "17px/1.7 'IBM Plex Sans Arabic',Tahoma,sans-serif"
    : '16px/1.5 Inter,Arial,sans-serif';
  return (
    <html lang={language} dir={direction}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
      </head>
      <body style={`margin:0;padding:24px 12px;background:#f4f5f3;color:#14232b;font:${font}`}>
        <div dir={direction} style={sheet}>
          <p style="margin:0 0 16px;font-weight:700;color:#0b5c63">{texts.brand}</p>
          {children}
          <p style="margin:32px 0 0;color:#3e5561;font-size:13px">{footer}</p>
        </div>
      </body>
    </html>
  );
}

const sheet =
  'max-width:600px;margin:0 auto;padding:24px;background:#fff;border:1px solid #c9cec9;border-radius:8px;text-align:start';

export function Heading({ text }: { text: string }) {
  return <h2 style="font-size:16px;margin:24px 0 8px">{text}</h2>;
}

export function Paragraph({ text }: { text: string }) {
  return (
    <p style="margin:0 0 12px">
      <Lines text={text} />
    </p>
  );
}

/** Text whose line breaks are rendered as `<br>`. */
export function Lines({ text }: { text: string }) {
  return (
    <>
      {text.split('\n').map((line, index) => (
        <>
          {index > 0 && <br />}
          {line}
        </>
      ))}
    </>
  );
}

const figures = 'white-space:nowrap;font-variant-numeric:tabular-nums';

/** A number or code, isolated so that Arabic text does not reorder it. */
export function Isolated({ children }: { children: ComponentChildren }) {
  return (
    <bdi dir="ltr" style={figures}>
      {children}
    </bdi>
  );
}

/** An amount in IQD, in the direction of the currency name, as the shop shows it. */
export function Money({ writer, iqd }: { writer: MailWriter; iqd: number | undefined }) {
  return (
    <bdi dir={writer.language === 'ar' ? 'rtl' : 'ltr'} style={figures}>
      {writer.money(iqd)}
    </bdi>
  );
}

export function Amount({ writer, quantity, unit }: { writer: MailWriter; quantity: number; unit: string }) {
  const { before, number, after } = writer.amountParts(quantity, unit);
  return (
    <>
      {before}
      {number !== null && <Isolated>{number}</Isolated>}
      {after}
    </>
  );
}

export function ButtonLink({ label, href }: { label: string; href: string }) {
  return (
    <>
      <a href={href} style={button}>
        {label}
      </a>{' '}
    </>
  );
}

const button =
  'display:inline-block;margin:0 0 8px;padding:12px 24px;border-radius:8px;background:#0b5c63;color:#fff;text-decoration:none';

/** Layout table; `margin` is the top margin, px. */
export function Table({ margin = 0, children }: { margin?: number; children: ComponentChildren }) {
  return (
    <table role="presentation" width="100%" style={`border-collapse:collapse;margin-top:${margin}px`}>
      <tbody>{children}</tbody>
    </table>
  );
}
