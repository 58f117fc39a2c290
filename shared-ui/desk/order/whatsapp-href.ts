/** Address that opens WhatsApp with a message; without a phone the sender chooses the recipient. */
export function whatsappHref(text: string, phone = ''): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
