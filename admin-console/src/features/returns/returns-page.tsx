import { useTranslation } from '@mawad/shared-i18n';
import { ReturnsPage as SharedPage } from '@mawad/shared-ui/desk/return/returns-page.tsx';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { ConsoleViews } from '../../console-views.tsx';
import { useStaffMay } from '../../staff-rights.ts';
import { returnHrefs } from './return-hrefs.ts';

/** Returns of all companies; appeals wait for the staff. */
export function ReturnsPage() {
  const { t } = useTranslation('return-desk');
  const may = useStaffMay();
  return (
    <SharedPage
      reader="staff"
      hrefs={returnHrefs}
      list="console-returns"
      views={(view) => <ConsoleViews list="console-returns" view={view} />}
      actions={
        may('settings') && (
          <ButtonLink to={`${returnHrefs.list}/reasons`} variant="outlined">
            {t('reasons.title')}
          </ButtonLink>
        )
      }
    />
  );
}
