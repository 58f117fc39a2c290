import ar from '@mawad/shared-i18n/locales/ar/money.json';
import en from '@mawad/shared-i18n/locales/en/money.json';
import { Both } from '@mawad/shared-ui/desk/order/paper/invoice-words.tsx';

type Papers = typeof en.paper;

/** A text of the money papers in both languages. */
export function PaperWords({ word }: { word: keyof Papers }) {
  return <Both en={en.paper[word]} ar={ar.paper[word]} />;
}

/** A text of the statement in both languages. */
export function StatementWords({
  word,
}: {
  word: 'paperTitle' | 'day' | 'what' | 'amount' | 'balance' | 'opening' | 'closing' | 'debit' | 'credit';
}) {
  return <Both en={en.statement[word]} ar={ar.statement[word]} />;
}

/** Kind of a line in both languages. */
export function KindWords({ kind }: { kind: keyof typeof en.kinds }) {
  return <Both en={en.kinds[kind]} ar={ar.kinds[kind]} />;
}
