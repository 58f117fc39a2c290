import { useTranslation } from '@mawad/shared-i18n';
import { mdiChevronRight } from '@mawad/shared-ui/icons';
import { Box } from '@mawad/shared-ui/mui';
import { Icon } from '@mawad/shared-ui/components/icon';
import { AppLink } from '@mawad/shared-ui/components/link';
import { tapArea } from '@mawad/shared-ui/tap-area';

interface BreadcrumbsProps {
  /** From the outermost; one without `to` is the page itself. */
  items: { label: string; to?: string }[];
}

/** The way from the home page to here. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const { t } = useTranslation('common');
  return (
    <Box component="nav" aria-label={t('nav.breadcrumbs')} sx={{ paddingBlockStart: 2 }}>
      <Box
        component="ol"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          listStyle: 'none',
          margin: 0,
          padding: 0,
          fontSize: 13,
          color: 'text.secondary',
        }}
      >
        {items.map(({ label, to }, index) => (
          <Box component="li" key={to ?? label} sx={{ display: 'inline-flex', alignItems: 'center' }}>
            {index > 0 && <Icon path={mdiChevronRight} size={16} mirrored sx={{ marginInline: 0.5 }} />}
            {to === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <AppLink to={to} color="inherit" sx={{ ...tapArea, paddingBlock: 0.5 }}>
                {label}
              </AppLink>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
