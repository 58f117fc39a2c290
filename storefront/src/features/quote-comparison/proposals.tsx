import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Money } from '@mawad/shared-ui/kit/money.tsx';
import { Box, ButtonBase, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { Comparison, Proposal } from '@mawad/supabase/quotes/queries';
import { isProposalChosen, type ChosenLine } from './selection.ts';

interface ProposalsProps {
  comparison: Comparison;
  chosen: ChosenLine[];
  onChoose: (proposal: Proposal) => void;
}

/** Selections computed by the database, each chosen with one click. */
export function Proposals({
  comparison: { proposals, split_saves: saves },
  chosen,
  onChoose,
}: ProposalsProps) {
  const { t } = useTranslation('quote-comparison');
  const format = useFormat();
  const offered = proposals.filter(({ lines }) => lines.length > 0);
  if (offered.length === 0) return null;
  return (
    <Box sx={{ displayPrint: 'none', display: 'grid', gap: 1 }}>
      <Typography variant="h3" component="h2">
        {t('proposals')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          // Totals of billions still fit.
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 272px), 1fr))',
        }}
      >
        {offered.map((proposal) => (
          <ProposalButton
            key={proposal.kind}
            proposal={proposal}
            isChosen={isProposalChosen(proposal, chosen)}
            onChoose={() => onChoose(proposal)}
          />
        ))}
      </Box>
      {saves !== null && saves > 0 && (
        <Typography sx={{ fontWeight: 500 }}>{t('splitSaves', { amount: format.money(saves) })}</Typography>
      )}
    </Box>
  );
}

interface ProposalButtonProps {
  proposal: Proposal;
  isChosen: boolean;
  onChoose: () => void;
}

function ProposalButton({ proposal, isChosen, onChoose }: ProposalButtonProps) {
  const { t } = useTranslation('quote-comparison');
  const format = useFormat();
  const { kind, total, order_count: orders, max_lead_days: days } = proposal;
  const { partial_count: partial, missing_count: missing } = proposal;
  const facts = [
    t('orderCount', { count: orders, number: format.number(orders) }),
    ...(days === null
      ? []
      : [days === 0 ? t('today') : t('days', { count: days, number: format.number(days) })]),
    ...(partial > 0 ? [t('partialCount', { count: partial, number: format.number(partial) })] : []),
    ...(missing > 0 ? [t('missingCount', { count: missing, number: format.number(missing) })] : []),
  ];
  return (
    <ButtonBase
      aria-pressed={isChosen}
      onClick={onChoose}
      sx={{
        display: 'grid',
        justifyContent: 'start',
        justifyItems: 'start',
        font: 'inherit',
        alignContent: 'start',
        gap: 0.5,
        padding: 2,
        textAlign: 'start',
        border: 1,
        borderColor: isChosen ? 'primary.main' : 'divider',
        borderRadius: 1,
        backgroundColor: isChosen ? 'surface.primarySoft' : 'background.paper',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <span>{t(`proposal.${kind}`)}</span>
      <Box component="strong" sx={{ fontSize: 'var(--text-20)' }}>
        <Money amount={total} />
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 'var(--text-13)' }}>
        {facts.join(' · ')}
      </Box>
    </ButtonBase>
  );
}
