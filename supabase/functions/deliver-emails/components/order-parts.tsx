/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { Delivery, Order, OrderLine } from '../mail-params.schema.ts';
import { fill, type MailWriter } from '../mail-writer.ts';
import { deliveryLines, deliveryTitle, handoverLines } from '../orders.ts';
import { Amount, cell, Heading, Isolated, Money, secondary, Table } from './mail-page.tsx';

/** Lines and sums of an order and, for a pickup, its place. */
export function OrderTable({
  writer,
  order,
  isForSeller,
}: {
  writer: MailWriter;
  order: Order;
  isForSeller: boolean;
}) {
  const { texts } = writer;
  const head = `${cell};font-weight:500;color:#3e5561`;
  return (
    <>
      <Heading
        text={fill(isForSeller ? texts.order_only : texts.order_from, {
          number: order.number,
          company_name: writer.companyName(order),
        })}
      />
      <Table>
        <tr>
          <th scope="col" style={`${head};text-align:start`}>
            {texts.item}
          </th>
          <th scope="col" style={`${head};text-align:center`}>
            {texts.quantity}
          </th>
          {order.total !== undefined && (
            <th scope="col" style={`${head};text-align:end`}>
              {texts.amount}
            </th>
          )}
        </tr>
        {order.lines.map((line) => (
          <LineRow writer={writer} line={line} />
        ))}
        {order.total !== undefined && <Sums writer={writer} order={order} />}
      </Table>
      {handoverLines(writer, order).map((line) => (
        <p style="margin:8px 0 0">{line}</p>
      ))}
    </>
  );
}

function Sums({ writer, order }: { writer: MailWriter; order: Order }) {
  const { texts } = writer;
  return (
    <>
      <Sum label={texts.subtotal}>
        <Money writer={writer} iqd={order.subtotal} />
      </Sum>
      <Sum label={order.pickup ? texts.pickup : texts.delivery_fee}>
        {order.delivery_fee === 0 ? texts.free_delivery : <Money writer={writer} iqd={order.delivery_fee} />}
      </Sum>
      <Sum label={texts.total} strong>
        <Money writer={writer} iqd={order.total} />
      </Sum>
    </>
  );
}

function LineRow({ writer, line }: { writer: MailWriter; line: OrderLine }) {
  const { unit_price, quantity, ordered_quantity, unit, line_total } = line;
  const [before, after] = writer.texts.ordered.split('{amount}');
  return (
    <tr>
      <td style={cell}>
        {writer.lineName(line)}
        <br />
        <span style={secondary}>
          {unit_price !== undefined && (
            <>
              <Money writer={writer} iqd={unit_price} /> / {writer.unit(unit)}
              <br />
            </>
          )}
          {writer.texts.returns[line.returns]}
        </span>
      </td>
      <td style={`${cell};text-align:center`}>
        <Amount writer={writer} quantity={quantity} unit={unit} />
        {ordered_quantity ? (
          <>
            <br />
            <span style={secondary}>
              {before}
              <Amount writer={writer} quantity={ordered_quantity} unit={unit} />
              {after}
            </span>
          </>
        ) : null}
      </td>
      {line_total !== undefined && (
        <td style={`${cell};text-align:end`}>
          <Money writer={writer} iqd={line_total} />
        </td>
      )}
    </tr>
  );
}

function Sum({ label, strong, children }: { label: string; strong?: boolean; children: ComponentChildren }) {
  const style = `padding:4px 0${strong ? ';font-weight:700' : ''}`;
  return (
    <tr>
      <td colspan={2} style={style}>
        {label}
      </td>
      <td style={`${style};text-align:end`}>{children}</td>
    </tr>
  );
}

/** Recipient and address of a delivery. */
export function DeliveryPlace({ writer, delivery }: { writer: MailWriter; delivery: Delivery }) {
  return (
    <>
      <Heading text={deliveryTitle(writer, delivery)} />
      <p style="margin:0">
        {deliveryLines(writer, delivery).map((line, index) => (
          <>
            {index > 0 && <br />}
            {line === delivery.phone ? <Isolated>{line}</Isolated> : line}
          </>
        ))}
      </p>
    </>
  );
}
