import { useState } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { LocalizedText } from '@mawad/shared-ui/kit/localized-text.tsx';
import type { Buying } from '@mawad/supabase/buying/queries';
import { Absence } from './absence.tsx';
import { CompanyFrame } from './company-frame.tsx';
import { CreateCompany } from './create-company.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { LeaveCompany } from './leave-company.tsx';
import { People } from './people.tsx';

/** People of the company for which the person buys; without one, the form that creates it. */
export function CompanyPage() {
  return <CompanyFrame outside={<CreateCompany />}>{(buying) => <Company buying={buying} />}</CompanyFrame>;
}

function Company({ buying }: { buying: Buying }) {
  const { t } = useTranslation('buying');
  const language = useLanguage();
  const [isEditing, setEditing] = useState(false);
  const { company } = buying;
  const name = localized(company, 'company_name', language);
  const papers = [
    [t('create.tax'), company.tax_number],
    [t('create.licence'), company.trade_licence],
  ].filter(([, value]) => value);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
        <Box sx={{ flex: '1 1 240px', minInlineSize: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h2">
            <LocalizedText>{name}</LocalizedText>
          </Typography>
          <Typography color="textSecondary">
            {t(`roles.${buying.role}`)}
            {': '}
            {t(`does.${buying.role}`)}
          </Typography>
          {papers.map(([label, value]) => (
            <Box key={label} sx={{ color: 'text.secondary', fontSize: 'var(--text-14)' }}>
              {label}
              {': '}
              <bdi>{value}</bdi>
            </Box>
          ))}
        </Box>
        {buying.rights.includes('team') && (
          <Button variant="outlined" onClick={() => setEditing(true)}>
            {t('details.edit')}
          </Button>
        )}
      </Box>
      {isEditing && <DetailsDialog company={company} onClose={() => setEditing(false)} />}
      <People />
      {buying.rights.includes('approve') && <Absence buying={buying} />}
      <LeaveCompany name={name} />
    </>
  );
}
