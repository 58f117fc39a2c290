import type { Delivery, Order } from './mail-params.schema.ts';
import { fill, type MailWriter } from './mail-writer.ts';

/** Day by which an order arrives or is ready, its courier, and the place and note of a pickup. */
export function handoverLines(writer: MailWriter, { pickup, due_on: day, shipment }: Order): string[] {
  const due = day ? [`${writer.texts[pickup ? 'ready_by' : 'arrives_by']}: ${writer.day(day)}`] : [];
  if (!pickup) return [...due, ...shipmentLines(writer, shipment)];
  const governorate = writer.pick(pickup.governorate_en, pickup.governorate_ar);
  const place = writer.list([writer.pick(pickup.address_en, pickup.address_ar), governorate]);
  const note = writer.pick(pickup.note_en, pickup.note_ar);
  return [...due, `${writer.texts.pick_up_at}: ${place}`, ...(note ? [note] : [])];
}

/** Courier with its phone, and the tracking number. */
function shipmentLines({ texts }: MailWriter, shipment: Order['shipment']): string[] {
  if (!shipment) return [];
  const { courier, courier_phone: phone, tracking_number: number } = shipment;
  // Isolated, because the bidi algorithm would reorder a phone or a number in Arabic text.
  const name = phone ? `${courier} (\u2066${phone}\u2069)` : courier;
  return [
    `${texts.courier}: ${name}`,
    ...(number ? [`${texts.tracking_number}: \u2066${number}\u2069`] : []),
  ];
}

/** Recipient and address as lines. */
export function deliveryLines(writer: MailWriter, delivery: Delivery): string[] {
  const { texts } = writer;
  const { full_name, phone, notes, place, buyer_company: company } = delivery;
  const { tax_number: taxNumber, purchase_order: purchaseOrder } = delivery;
  const governorate = writer.pick(place?.governorate_en, place?.governorate_ar);
  const district = writer.pick(place?.district_en, place?.district_ar);
  const area = writer.list([governorate, district].filter(Boolean));
  return [
    ...[company, full_name, phone, area, place?.address, place?.landmark],
    taxNumber && `${texts.tax_number}: ${taxNumber}`,
    purchaseOrder && `${texts.purchase_order}: ${purchaseOrder}`,
    delivery.cost_code && `${texts.cost_code}: ${delivery.cost_code}`,
    delivery.project && `${texts.project}: ${delivery.project}`,
    notes,
  ].filter((line): line is string => Boolean(line));
}

/** Heading of `deliveryLines`. */
export function deliveryTitle({ texts }: MailWriter, { place }: Delivery): string {
  return place ? texts.deliver_to : texts.ordered_by;
}

/** An order as lines of plain text. */
export function orderText(writer: MailWriter, order: Order): string[] {
  const { texts } = writer;
  return [
    '',
    fill(texts.order_from, { number: order.number, company_name: writer.companyName(order) }),
    ...order.lines.map(
      (line) =>
        `- ${writer.lineName(line)}: ${writer.amount(line.quantity, line.unit)}` +
        (line.unit_price === undefined ? '' : ` × ${writer.money(line.unit_price)}`) +
        (line.ordered_quantity
          ? ` (${fill(texts.ordered, { amount: writer.amount(line.ordered_quantity, line.unit) })})`
          : '') +
        ` (${texts.returns[line.returns]})`,
    ),
    ...(order.total === undefined
      ? []
      : [
          `${order.pickup ? texts.pickup : texts.delivery_fee}: ${order.delivery_fee === 0 ? texts.free_delivery : writer.money(order.delivery_fee)}`,
          `${texts.total}: ${writer.money(order.total)}`,
        ]),
    ...handoverLines(writer, order),
  ];
}
