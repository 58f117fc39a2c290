import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { TickBox } from '@mawad/shared-ui/desk/list/tick-box.tsx';
import { LocalizedText } from '@mawad/shared-ui/kit/localized-text.tsx';
import { Money } from '@mawad/shared-ui/kit/money.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import type { PayoutLine } from '@mawad/supabase/ledger/queries';

/** Columns of the companies of a list of payouts; `toggle` is present while companies can be left out. */
export function usePayoutLineColumns(
  excluded: ReadonlySet<string>,
  toggle?: (companyId: string) => void,
): PortalColumn<PayoutLine>[] {
  const { t } = useTranslation('money');
  const language = useLanguage();
  const nameOf = (line: PayoutLine) => localized(line, 'name', language);
  return [
    ...(toggle
      ? [
          {
            id: 'include',
            header: t('payouts.includeHeading'),
            silentHeader: true,
            cell: (line: PayoutLine) => (
              <TickBox
                label={t('payouts.include', { company: nameOf(line) })}
                checked={!excluded.has(line.company_id)}
                onChange={() => toggle(line.company_id)}
              />
            ),
          },
        ]
      : []),
    {
      id: 'company',
      header: t('payouts.company'),
      lead: true,
      cell: (line) => (
        <>
          <AppLink to={`/admin/money/${line.company_id}`} sx={{ fontWeight: 600 }}>
            <LocalizedText>{nameOf(line)}</LocalizedText>
          </AppLink>
          {excluded.has(line.company_id) && <Box sx={quiet}>{t('payouts.left')}</Box>}
        </>
      ),
    },
    {
      id: 'account',
      header: t('payouts.account'),
      cell: ({ account }) =>
        account ? (
          <bdi style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{account}</bdi>
        ) : (
          <Box sx={{ color: 'error.main' }}>{t('payouts.noAccount')}</Box>
        ),
    },
    {
      id: 'offset',
      header: t('payouts.offset'),
      align: 'end',
      cell: ({ offset }) => <Money amount={offset} />,
    },
    {
      id: 'amount',
      header: t('payouts.amount'),
      align: 'end',
      cell: ({ amount }) => (
        <strong>
          <Money amount={amount} />
        </strong>
      ),
    },
  ];
}

const quiet = { fontSize: 'var(--text-12)', color: 'text.secondary' } as const;
