import { useTranslation } from '@mawad/shared-i18n';
import { Chip } from '@mawad/shared-ui/kit/mui-more.ts';
import type { SecondPersonOf } from '@mawad/supabase/ledger/queries';

/** Says that something large waits for the reader, or for somebody else, as second person. */
export function SecondPerson({ of: person }: { of: SecondPersonOf | null }) {
  const { t } = useTranslation('admin-console');
  if (!person) return null;
  return (
    <Chip
      size="small"
      variant={person === 'self' ? 'filled' : 'outlined'}
      color={person === 'self' ? 'warning' : 'default'}
      label={t(`secondPerson.${person}`)}
    />
  );
}
