import { useEffect, useRef, type ReactNode } from 'react';
import { localized, useErrorMessage, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { AppLink } from '@mawad/shared-ui/components/link';
import { Box } from '@mawad/shared-ui/mui';
import { Alert } from '@mawad/shared-ui/mui-overlays';
import { problemLines, type ProblemLine } from './problem-lines.ts';
import type { Problem } from './use-place-order.ts';

/** Why the order was not placed: exactly what changed, that nothing was lost, and how to go on. */
export function CheckoutProblem({ problem }: { problem: Problem }) {
  const { t } = useTranslation(['ordering', 'storefront']);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [problem]);
  return (
    <Alert ref={box} tabIndex={-1} severity="error" role="alert" sx={{ alignItems: 'start' }}>
      <Box component="strong" sx={{ display: 'block' }}>
        {t(headings[problem.error.code] ?? 'checkout.errorHeading')}
      </Box>
      <Reason problem={problem} />
    </Alert>
  );
}

const headings: Partial<Record<string, 'checkout.priceChangedHeading' | 'checkout.stockHeading'>> = {
  price_changed: 'checkout.priceChangedHeading',
  out_of_stock: 'checkout.stockHeading',
};

function Reason({ problem }: { problem: Problem }) {
  const { t } = useTranslation(['ordering', 'storefront']);
  const messageOf = useErrorMessage();
  const { error } = problem;
  switch (error.code) {
    case 'price_changed':
      return (
        <>
          <LineTexts problem={problem} />
          {t('checkout.priceChangedHint')}
        </>
      );
    case 'out_of_stock':
      return (
        <Mend hint={t('checkout.stockFix')}>
          {problemLines(problem).length > 0 ? <LineTexts problem={problem} /> : messageOf(error)}
        </Mend>
      );
    case 'product_unavailable':
      return (
        <Mend hint={t('checkout.unavailableHint')}>
          <LineTexts problem={problem} />
        </Mend>
      );
    case 'idempotency_mismatch':
      return (
        <>
          {`${t('checkout.mismatchHint')} `}
          <AppLink to="/my-orders">{t('checkout.myOrders')}</AppLink>
        </>
      );
    default:
      return (
        <>
          <Box>{messageOf(error)}</Box>
          {t(error.retryable ? 'checkout.tryAgainSafe' : 'checkout.nothingOrdered')}
        </>
      );
  }
}

/** Something that only the cart can mend. */
function Mend({ hint, children }: { hint: string; children: ReactNode }) {
  const { t } = useTranslation(['ordering', 'storefront']);
  return (
    <>
      {children}
      <Box>{hint}</Box>
      <AppLink to="/cart">{t('checkout.goToCart')}</AppLink>
    </>
  );
}

function LineTexts({ problem }: { problem: Problem }) {
  const textOf = useLineText(problem.error.code);
  return (
    <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
      {problemLines(problem).map((one) => (
        <li key={`${one.reported.product_id}-${one.reported.variant_id}`}>{textOf(one)}</li>
      ))}
    </Box>
  );
}

function useLineText(code: string): (line: ProblemLine) => string {
  const { t } = useTranslation(['ordering', 'storefront']);
  const format = useFormat();
  const language = useLanguage();
  const messageOf = useErrorMessage();
  return ({ line, reported }) => {
    const product = localized(line.item.product, 'name', language);
    if (code === 'price_changed') {
      const from = format.money(line.unitPrice);
      return t('checkout.priceChangedLine', { product, from, to: format.money(Number(reported.unit_price)) });
    }
    if (code === 'out_of_stock') {
      return t('storefront:stock.notEnough', { product, n: format.number(Number(reported.available)) });
    }
    return messageOf({ code, context: { product } });
  };
}
