import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Typography } from '@mawad/shared-ui/kit/mui.ts';
import { LocalizedText } from '@mawad/shared-ui/kit/localized-text.tsx';
import type { Buying } from '@mawad/supabase/buying/queries';
import { Absence } from './absence.tsx';
import { CompanyFrame } from './company-frame.tsx';
import { CreateCompany } from './create-company.tsx';
import { LeaveCompany } from './leave-company.tsx';
import { People } from './people.tsx';

/** People of the company for which the person buys; without one, the form that creates it. */
export function CompanyPage() {
  return <CompanyFrame outside={<CreateCompany />}>{(buying) => <Company buying={buying} />}</CompanyFrame>;
}

function Company({ buying }: { buying: Buying }) {
  const { t } = useTranslation('buying');
  const language = useLanguage();
  const name = localized(buying.company, 'company_name', language);
  return (
    <>
      <div>
        <Typography variant="h2">
          <LocalizedText>{name}</LocalizedText>
        </Typography>
        <Typography color="textSecondary">
          {t(`roles.${buying.role}`)}
          {': '}
          {t(`does.${buying.role}`)}
        </Typography>
      </div>
      <People />
      {buying.rights.includes('approve') && <Absence buying={buying} />}
      <LeaveCompany name={name} />
    </>
  );
}
