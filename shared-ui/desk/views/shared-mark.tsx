import { useTranslation } from '@mawad/shared-i18n';
import { Typography } from '@mawad/shared-ui/kit/mui.ts';

/** Note that the team can see a view, with its author; null is the reader. */
export function SharedMark({ author }: { author: string | null }) {
  const { t } = useTranslation('portal-list');
  return (
    <Typography component="div" variant="body2" color="textSecondary">
      {author === null ? t('views.shared') : t('views.sharedBy', { name: `\u2068${author}\u2069` })}
    </Typography>
  );
}
