import { useTranslation } from '@mawad/shared-i18n';
import { styled } from '@mawad/shared-ui/mui';

/** Id of the element that holds the page's own content. */
export const contentId = 'content';

const Hidden = styled('a')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: 16,
  insetBlockStart: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '10px 16px',
  borderRadius: 8,
  color: theme.vars?.palette.primary.contrastText,
  backgroundColor: theme.vars?.palette.primary.main,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

/** The first stop of the keyboard: past the header. */
export function SkipLink() {
  const { t } = useTranslation('common');
  return <Hidden href={`#${contentId}`}>{t('nav.skipToContent')}</Hidden>;
}
