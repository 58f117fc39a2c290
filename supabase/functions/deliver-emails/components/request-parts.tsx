/** @jsxImportSource preact */
import type { GatheredEntry, MailParams, Quote } from '../mail-params.schema.ts';
import type { MailWriter } from '../mail-writer.ts';
import { countsOf, type Fact, moreLinesText, moreText, senderOf } from '../requests.ts';
import { Amount, cell, Heading, Isolated, Lines, secondary, Table } from './mail-page.tsx';

interface QuoteRequestProps {
  writer: MailWriter;
  quote: Pick<Quote, 'line_count' | 'lines'>;
  facts: Fact[];
}

/** Lines of a quote request as a table, and its other fields. */
export function QuoteRequest({ writer, quote, facts }: QuoteRequestProps) {
  const more = moreLinesText(writer, quote);
  return (
    <>
      <Heading text={writer.texts.asked_for} />
      <Table>
        {quote.lines.map(({ description, quantity, unit }) => (
          <tr>
            <td style={cell}>{description}</td>
            <td style={`${cell};text-align:end;white-space:nowrap`}>
              {quantity === null ? (
                writer.texts.no_quantity
              ) : (
                <Amount writer={writer} quantity={Number(quantity)} unit={unit} />
              )}
            </td>
          </tr>
        ))}
      </Table>
      {more && <p style="margin:12px 0 0">{more}</p>}
      <Facts facts={facts} />
    </>
  );
}

interface ContactMessageProps {
  writer: MailWriter;
  params: MailParams;
  isForAdmin: boolean;
}

export function ContactMessage({ writer, params, isForAdmin }: ContactMessageProps) {
  return (
    <>
      <Heading text={isForAdmin ? writer.texts.message : writer.texts.your_message} />
      <p style="margin:0">
        <Lines text={params.message ?? ''} />
      </p>
      <Facts facts={senderOf(writer, params)} />
    </>
  );
}

/** Several quote requests and messages in one mail: their counts, then sender and beginning of each. */
export function Gathered({ writer, params }: { writer: MailWriter; params: MailParams }) {
  const more = moreText(writer, params);
  return (
    <>
      <Facts facts={countsOf(writer, params)} />
      <Table margin={16}>
        {(params.entries ?? []).map((entry) => (
          <EntryRow {...entry} />
        ))}
      </Table>
      {more && <p style="margin:12px 0 0">{more}</p>}
    </>
  );
}

function EntryRow({ number, full_name, contact, message }: GatheredEntry) {
  return (
    <tr>
      <td style={cell}>
        {number && (
          <>
            <Isolated>{number}</Isolated> ·{' '}
          </>
        )}
        <bdi>{full_name}</bdi> · <Isolated>{contact}</Isolated>
        {message && (
          <>
            <br />
            <span style={secondary}>
              <Lines text={message} />
            </span>
          </>
        )}
      </td>
    </tr>
  );
}

function Facts({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <p style="margin:16px 0 0">
      {facts.map(({ label, value, ltr }, index) => (
        <>
          {index > 0 && <br />}
          <b style="font-weight:500;color:#3e5561">{label}:</b>{' '}
          {ltr ? <Isolated>{value}</Isolated> : <Lines text={value} />}
        </>
      ))}
    </p>
  );
}
